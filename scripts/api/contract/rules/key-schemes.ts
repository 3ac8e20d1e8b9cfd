// The security schemes of a contract beside the place of the key in the configuration.

import type { ApiKeyAuth } from '#site/model/site-config.ts'

type Node = Record<string, unknown>

export function isApiKeyAuth({ type, in: place, name, scheme }: Node, apiKeyAuth: ApiKeyAuth): boolean {
  if (type === 'mutualTLS') return false
  const header = apiKeyAuth.header.toLowerCase()
  if (type === 'apiKey' && place === 'cookie') return header === 'cookie' && name === apiKeyAuth.cookie
  if (apiKeyAuth.cookie !== undefined) return false
  if (type === 'apiKey') return place === 'header' && String(name).toLowerCase() === header
  return (
    header === 'authorization' &&
    String(scheme ?? 'bearer').toLowerCase() === apiKeyAuth.scheme?.toLowerCase()
  )
}

/** The setting that sends a scheme's key; none where it travels in the URL, or is a certificate. */
export function keySetting({ type, in: place, name, scheme }: Node): string | undefined {
  if (type === 'mutualTLS') return undefined
  if (type !== 'apiKey') {
    const word = String(scheme ?? 'bearer')
    return `key: { header: 'Authorization', scheme: '${word.charAt(0).toUpperCase()}${word.slice(1)}' }`
  }
  if (place === 'cookie') return `key: { header: 'Cookie', cookie: '${String(name)}' }`
  return place === 'header' ? `key: { header: '${String(name)}' }` : undefined
}

/** True if one of the security requirements is empty: no key is needed. */
export function isAnonymous(security: readonly object[]): boolean {
  return security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0)
}
