// Finds the fewest permissions for a list of operations: an application for each type of key that they need.

import type { CheckData, PermissionFact } from '../code/pasted/check-data.ts'

export interface UsedOperation {
  operation: string
  /** Called by code in a browser or an app. */
  ofElements?: boolean
}

export interface LeastApplication {
  type: ApplicationType
  /** Empty where its key alone is enough. */
  permissions: PermissionFact[]
  operations: string[]
}

export interface Least {
  /** At most one of each type: no application can hold what another type holds. */
  applications: LeastApplication[]
  /** Operations that any valid key may call. */
  free: string[]
}

const TYPES = ['public', 'private', 'management'] as const
type ApplicationType = (typeof TYPES)[number]

/** An operation's first permission is the narrowest that allows it; one that another operation requires will do as well. */
export function leastPermissions(
  uses: readonly UsedOperation[],
  data: Pick<CheckData, 'operations' | 'permissions'>,
): Least {
  const facts = new Map(data.permissions.map((fact) => [fact.name, fact]))
  const known = uses.flatMap(({ operation, ofElements }) => {
    const found = data.operations.find(({ id }) => id === operation)
    if (!found) return []
    const [name] = found.permissions
    const fact = name === undefined ? undefined : (facts.get(name) ?? unlisted(name))
    const type = found.key ?? (fact && typeFor(fact, ofElements === true))
    return [{ operation, permissions: found.permissions, fact, type }]
  })
  const applications = TYPES.flatMap((type): LeastApplication[] => {
    const held = known.filter((one) => one.type === type)
    const required = new Set(held.flatMap((one) => (one.permissions.length === 1 ? one.permissions : [])))
    const needed = held.filter(
      (one) => one.permissions.length === 1 || !one.permissions.some((name) => required.has(name)),
    )
    const permissions = [...new Set(needed.flatMap(({ fact }) => fact ?? []))]
    const operations = [...new Set(held.map(({ operation }) => operation))]
    return held.length > 0 ? [{ type, permissions, operations }] : []
  })
  const free = known.filter(({ type }) => type === undefined).map(({ operation }) => operation)
  return { applications, free: [...new Set(free)] }
}

/** What a public key cannot do, a page does with a session: the backend's application must hold what that grants. */
function typeFor({ types }: PermissionFact, isPublic: boolean): ApplicationType {
  if (isPublic && types.includes('public')) return 'public'
  return types.includes('private') ? 'private' : 'management'
}

/** A permission that the site's table does not have. */
function unlisted(name: string): PermissionFact {
  return { name, allows: '', types: ['private'], group: '' }
}
