// What the mock can tell about a key: its type, from the placeholder or the key's format.

import type { ApiOperation } from '../contract/contract.ts'
import { isManagementPermission } from '../samples/request/key-placeholder.ts'

/** Permissions that a public application may hold. */
const PUBLIC =
  /^(?:token:(?:create|update)|token-intent:create|3ds:session:create|apple-pay:(?:create|session)|google-pay:create|connections:(?:apple|google)-pay:invoke)$/

/** False if the operation needs a key of another type, or one of that type can never hold one of its permissions. */
export function allowsKind({ permissions, key: needed }: ApiOperation, key: string): boolean {
  const kind = kindOf(key)
  if (kind === undefined) return true
  if (needed !== undefined) return kind === needed
  if (permissions.length === 0) return true
  return permissions.some((permission) => {
    if (isManagementPermission(permission)) return kind === 'management'
    return kind === 'private' || (kind === 'public' && PUBLIC.test(permission))
  })
}

/** `<PRIVATE_API_KEY>`, `$PRIVATE_API_KEY` and `key_test_us_pvt_…` are private keys; the type of others is unknown. */
function kindOf(key: string): 'public' | 'private' | 'management' | undefined {
  const named = /(PUBLIC|PRIVATE|MANAGEMENT)_(?:API_)?KEY/.exec(key)?.[1]?.toLowerCase()
  if (named !== undefined) return named as 'public' | 'private' | 'management'
  const form = /^key_(?:prod|test)_\w+?_(pub|pvt|mgt)_/.exec(key)?.[1]
  return form === undefined
    ? undefined
    : ({ pub: 'public', pvt: 'private', mgt: 'management' } as const)[form as 'pub']
}
