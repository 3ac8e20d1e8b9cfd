// What can be told about a key: its type, from the placeholder or the key's format.

import type { ApiOperation, KeyKind } from '../contract/contract.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'

/** False if the operation needs a key of another type, or one of that type can never hold one of its permissions. */
export function allowsKind(
  { permissions, key: needed, keys = ['private'] }: ApiOperation,
  key: string,
  formats: ApiKeyAuth['formats'],
): boolean {
  const kind = placeholderKind(key) ?? realKeyKind(key, formats)
  if (kind === undefined) return true
  if (needed !== undefined) return kind === needed
  return permissions.length === 0 || keys.includes(kind)
}

/** `<PRIVATE_API_KEY>` and `$PRIVATE_API_KEY` are private keys. */
function placeholderKind(key: string): KeyKind | undefined {
  return /(PUBLIC|PRIVATE|MANAGEMENT)_(?:API_)?KEY/.exec(key)?.[1]?.toLowerCase() as KeyKind | undefined
}

/** The type of a key in the platform's own format. */
export function realKeyKind(key: string, formats: ApiKeyAuth['formats'] = {}): KeyKind | undefined {
  const kinds = Object.keys(formats) as KeyKind[]
  return kinds.find((kind) => new RegExp(`^(?:${formats[kind]})`).test(key))
}

/** Matches whole keys in a text; undefined without formats. */
export function realKeys(formats: ApiKeyAuth['formats'] = {}): RegExp | undefined {
  const begin = Object.values(formats)
  if (begin.length === 0) return undefined
  return new RegExp(String.raw`\b(?:${begin.join('|')})[A-Za-z0-9]{16,}\b`, 'g')
}
