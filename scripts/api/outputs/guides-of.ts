// The operations that each page's samples call and the keys they need, for the tool that plans a task.

import { keysForUses } from '#site/api/permissions/keys-for-uses.ts'
import type { UsedOperation } from '#site/api/permissions/least-permissions.ts'
import type { CheckData } from '#site/api/code/pasted/check-data.ts'
import type { AgentGuide } from '#site/model/agents/agent-data.ts'

export function guidesOf(
  pages: readonly { path: string; uses: readonly UsedOperation[] }[],
  data: Pick<CheckData, 'operations' | 'permissions'>,
): Record<string, AgentGuide> {
  return Object.fromEntries(
    pages.flatMap(({ path, uses }): [string, AgentGuide][] => {
      const documented = data.operations.flatMap(({ id, page }) => (page === path ? { operation: id } : []))
      const all = uses.length > 0 ? uses : documented
      const operations = [...new Set(all.map(({ operation }) => operation))]
      return operations.length === 0 ? [] : [[path, { operations, keys: keysForUses(all, data) }]]
    }),
  )
}
