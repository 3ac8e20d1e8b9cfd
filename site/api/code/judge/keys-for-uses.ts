// The keys that calls need: code in a browser or an app needs one of its own, and so does code that manages the tenant.

import type { NeededKey } from '../../../model/agents/agent-data.ts'
import { leastPermissions } from './least-permissions.ts'
import type { CheckData } from './check-data.ts'

export interface UsedOperation {
  operation: string
  /** Called by code in a browser or an app. */
  ofElements?: true
}

export function keysForUses(
  uses: readonly UsedOperation[],
  data: Pick<CheckData, 'operations' | 'permissions'>,
): NeededKey[] {
  const browser = leastPermissions(
    uses.filter(({ ofElements }) => ofElements),
    data,
  )
  const server = leastPermissions(
    uses.filter(({ ofElements }) => !ofElements),
    data,
  )
  const apart = leastPermissions(server.apart, data)
  return [browser, server, apart]
    .filter(({ permissions }) => permissions.length > 0)
    .map(({ type, permissions }) => ({ type, permissions: permissions.map(({ name }) => name) }))
}
