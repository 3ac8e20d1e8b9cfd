// Chooses the API key placeholder for an operation's samples.

import type { ApiOperation } from '../../contract/contract.ts'

/** `<PRIVATE_API_KEY>`, `<MANAGEMENT_API_KEY>` or `<PUBLIC_API_KEY>`. */
export function keyPlaceholder({ key, keys = [] }: ApiOperation): string {
  const kind = key ?? (keys.includes('management') ? 'management' : 'private')
  return `<${kind.toUpperCase()}_API_KEY>`
}
