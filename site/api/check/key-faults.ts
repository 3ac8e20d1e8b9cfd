// Checks a request's key: there must be one, of a type that can have the operation's permissions.

import { HOLE } from '../../curl/placeholder.ts'
import { keyIn } from '../contract/api-key-auth.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'
import { allowsKind } from './key-kind.ts'
import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

export function keyFaults<Sent extends SentValue>(
  { operation, headers, openHeaders }: SentRequest<Sent>,
  apiKeyAuth: ApiKeyAuth,
): RequestFault<Sent>[] {
  const name = apiKeyAuth.header.toLowerCase()
  const sent = headers.findLast((header) => header.name.toLowerCase() === name)
  const key = keyIn(apiKeyAuth, { [name]: sent?.value ?? '' })
  if (key !== '') return allowsKind(operation, key, apiKeyAuth.formats) ? [] : [{ kind: 'key-kind', sent }]
  const mayBeThere = sent ? sent.value.includes(HOLE) : openHeaders === true
  return operation.anonymous || mayBeThere ? [] : [{ kind: 'key-missing', sent }]
}
