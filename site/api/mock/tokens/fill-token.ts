// What a response that is a token takes from its request: never the data itself, but its mask, what may be known of a
// card or an account, and the defaults of its type.

import { isRecord } from '../../../model/is-record.ts'
import { writtenValue } from '../../check/values/known-value.ts'
import { textOf } from '../values/text-of.ts'
import { cardDetails } from './card-facts.ts'
import { maskedData } from './mask-data.ts'
import { typeDefaults } from './type-defaults.ts'

type Fields = Record<string, unknown>

/** Request fields that no response returns as they are. */
const CONCEALED: ReadonlySet<string> = new Set(['data', 'encrypted', 'card', 'bank'])
/** Fields that any token may have, even if the example does not show them. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'metadata',
  'expires_at',
  'containers',
  'mask',
  'search_indexes',
  'fingerprint_expression',
])
/** What tokens have by their type. */
const BY_TYPE = ['card', 'bank']

export const isConcealed = (field: string): boolean => CONCEALED.has(field)

/** `example`: the response before it is filled. */
export const isOptional = (field: string, example: Fields): boolean =>
  OPTIONAL.has(field) && 'type' in example && 'tenant_id' in example

/** Of a new token: what the request leaves to its type. `exampleType`: that of the example response. */
export function fillDefaults(token: Fields, body: Fields, exampleType: unknown): void {
  const defaults = typeDefaults(body['type'])
  if (!defaults || !('containers' in token)) return
  if (body['containers'] === undefined) token['containers'] = [defaults.container]
  if (body['search_indexes'] === undefined) token['search_indexes'] = defaults.indexes ?? []
  if (body['type'] !== exampleType) for (const name of BY_TYPE) delete token[name]
}

/** The request's data differs from the example's, so recompute what is derived from it. */
export function fillData(token: Fields, body: Fields): void {
  const data = body['data']
  // Nothing can be derived from an unknown value, so the example's own stays.
  if (data === undefined || writtenValue(data).holes.size > 0) return
  const type = body['type'] ?? token['type']
  const mask =
    body['mask'] ?? (body['type'] === undefined ? token['mask'] : undefined) ?? typeDefaults(type)?.mask
  if ('data' in token) {
    const masked = mask === undefined ? undefined : maskedData(mask, data)
    if (masked === undefined) delete token['data']
    else token['data'] = masked
  }
  if ('mask' in token || body['mask'] !== undefined) token['mask'] = mask
  if (isRecord(token['card']) && isRecord(data) && typeof data['number'] === 'string') {
    token['card'] = { ...cardDetails({ ...data, number: data['number'] }) }
  }
  if (isRecord(token['bank']) && isRecord(data)) {
    const account = textOf(data['account_number'] ?? '')
    token['bank'] = { routing_number: data['routing_number'], account_number_last4: account.slice(-4) }
  }
}
