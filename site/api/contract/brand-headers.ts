// The platform's own headers: the key's, the operations', and any others that the content lists.

import type { ApiKeyAuth } from '../../model/site-config.ts'
import type { ApiOperation } from './contract.ts'

export function brandHeaders(
  operations: readonly ApiOperation[],
  { header }: ApiKeyAuth,
  others: readonly string[],
): string[] {
  const named = operations.flatMap(({ parameters, responses }) => [
    ...parameters.flatMap(({ name, in: place }) => (place === 'header' ? name : [])),
    ...responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
  ])
  return [...new Set([header, ...others, ...named])]
}
