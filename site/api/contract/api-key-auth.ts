// Where a request carries its API key: `ACM-API-KEY: <key>`, or as configured, such as `Authorization: Bearer <key>`
// or `Cookie: session=<key>`.

import type { BrandConfig, ApiKeyAuth } from '../../model/site-config.ts'

export function apiKeyAuthOf({ headerPrefix, key }: Pick<BrandConfig, 'headerPrefix' | 'key'>): ApiKeyAuth {
  return { header: `${headerPrefix}-API-KEY`, ...key }
}

/** The header's value. */
export function keyValue({ scheme, cookie }: ApiKeyAuth, key: string): string {
  if (cookie !== undefined) return `${cookie}=${key}`
  return scheme === undefined ? key : `${scheme} ${key}`
}

/** The key of a request; `headers` is keyed by lower-case name. Empty if there is none, or with another scheme. */
export function keyIn(
  { header, scheme, cookie }: ApiKeyAuth,
  headers: Readonly<Record<string, string>>,
): string {
  const value = headers[header.toLowerCase()]?.trim() ?? ''
  if (cookie !== undefined) {
    const own = value.split(/;\s*/).find((pair) => pair.startsWith(`${cookie}=`))
    return own?.slice(cookie.length + 1) ?? ''
  }
  if (scheme === undefined) return value
  const [word = '', key = ''] = value.split(/\s+/)
  return word.toLowerCase() === scheme.toLowerCase() ? key : ''
}
