// The headers of a request as sent, including authentication and content type.

import type { ApiRequest } from '../../contract/contract.ts'
import type { SampleFacts } from './sample-facts.ts'
import { apiKeyAuthOf, keyValue } from '../../contract/api-key-auth.ts'
import { keyPlaceholder } from './key-placeholder.ts'

/** In the order that samples use. */
export function requestHeaders(
  request: ApiRequest,
  facts: Pick<SampleFacts, 'headerPrefix' | 'key'>,
): [name: string, value: string][] {
  const { operation, headers, body } = request
  const place = apiKeyAuthOf(facts)
  const result: [string, string][] = operation.anonymous
    ? []
    : [[place.header, keyValue(place, keyPlaceholder(operation))]]
  result.push(...Object.entries(headers))
  if (body !== undefined) result.push(['Content-Type', operation.body?.contentType ?? 'application/json'])
  return result
}
