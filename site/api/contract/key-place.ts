// Where a request carries its API key: `ACM-API-KEY: <key>`, or as configured, such as `Authorization: Bearer <key>`.

import type { BrandConfig, KeyPlace } from '../../model/site-config.ts'

export function keyPlaceOf({ headerPrefix, key }: Pick<BrandConfig, 'headerPrefix' | 'key'>): KeyPlace {
  return key ?? { header: `${headerPrefix}-API-KEY` }
}

/** The header's value. */
export function keyValue({ scheme }: KeyPlace, key: string): string {
  return scheme === undefined ? key : `${scheme} ${key}`
}

/** The key of a request; `headers` is keyed by lower-case name. Empty if there is none, or with another scheme. */
export function keyIn({ header, scheme }: KeyPlace, headers: Readonly<Record<string, string>>): string {
  const value = headers[header.toLowerCase()]?.trim() ?? ''
  if (scheme === undefined) return value
  const [word = '', key = ''] = value.split(/\s+/)
  return word.toLowerCase() === scheme.toLowerCase() ? key : ''
}
