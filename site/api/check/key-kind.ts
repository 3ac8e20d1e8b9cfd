// What the mock can tell about a key: its type, from the placeholder or the key's format.

import type { ApiOperation, KeyKind } from '../contract/contract.ts'

/** False if the operation needs a key of another type, or one of that type can never hold one of its permissions. */
export function allowsKind(
  { permissions, key: needed, keys = ['private'] }: ApiOperation,
  key: string,
): boolean {
  const kind = kindOf(key)
  if (kind === undefined) return true
  if (needed !== undefined) return kind === needed
  return permissions.length === 0 || keys.includes(kind)
}

/** `<PRIVATE_API_KEY>`, `$PRIVATE_API_KEY` and `key_test_us_pvt_…` are private keys; the type of others is unknown. */
function kindOf(key: string): KeyKind | undefined {
  const named = /(PUBLIC|PRIVATE|MANAGEMENT)_(?:API_)?KEY/.exec(key)?.[1]?.toLowerCase()
  if (named !== undefined) return named as KeyKind
  const form = /^key_(?:prod|test)_\w+?_(pub|pvt|mgt)_/.exec(key)?.[1]
  return form === undefined
    ? undefined
    : ({ pub: 'public', pvt: 'private', mgt: 'management' } as const)[form as 'pub']
}
