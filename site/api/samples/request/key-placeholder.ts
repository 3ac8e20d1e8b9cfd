// Chooses the API key placeholder for an operation's samples.

import type { ApiOperation } from '../../contract/contract.ts'

/** Permissions that only management applications can hold. */
const MANAGEMENT =
  /^(?:tenant:|application:|(?:reactor|proxy):(?:create|read|update|delete)$|keys:|webhooks:|log:|report:|.*apple-pay:manage$)/

export function isManagementPermission(permission: string): boolean {
  return MANAGEMENT.test(permission)
}

/** `<PRIVATE_API_KEY>`, `<MANAGEMENT_API_KEY>` or `<PUBLIC_API_KEY>`. */
export function keyPlaceholder({ permissions, key }: ApiOperation): string {
  const kind = key ?? (permissions.some(isManagementPermission) ? 'management' : 'private')
  return `<${kind.toUpperCase()}_API_KEY>`
}
