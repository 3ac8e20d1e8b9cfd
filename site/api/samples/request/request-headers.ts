// The headers of a request as they are sent, authentication and content type included.

import type { ApiRequest } from '../../contract/contract.ts'
import { keyPlaceholder } from './key-placeholder.ts'

/** In the order in which samples write them. */
export function requestHeaders(request: ApiRequest, headerPrefix: string): [name: string, value: string][] {
  const { operation, headers, body } = request
  const result: [string, string][] = [[`${headerPrefix}-API-KEY`, keyPlaceholder(operation)]]
  result.push(...Object.entries(headers))
  if (body !== undefined) result.push(['Content-Type', operation.body?.contentType ?? 'application/json'])
  return result
}
