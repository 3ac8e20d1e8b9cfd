// The keys that calls need, by the type of application that can hold their permissions.

import type { NeededKey } from '../../model/agents/agent-data.ts'
import type { CheckData } from '../code/pasted/check-data.ts'
import { leastPermissions, type UsedOperation } from './least-permissions.ts'

export function keysForUses(
  uses: readonly UsedOperation[],
  data: Pick<CheckData, 'operations' | 'permissions'>,
): NeededKey[] {
  return leastPermissions(uses, data).applications.map(({ type, permissions }) => ({
    type,
    permissions: permissions.map(({ name }) => name),
  }))
}
