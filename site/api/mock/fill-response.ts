// Copies values from the request into the example response: ids, fields of the same name, masked data. Sensitive data
// is never returned unmasked.

import { isRecord } from '../../model/is-record.ts'
import { writtenValue } from '../check/values/known-value.ts'
import { cardDetails } from './values/card-facts.ts'
import type { CheckedRequest } from './refuse-request.ts'
import type { ChosenResponse } from './choose-response.ts'
import { maskedData } from './values/mask-data.ts'
import { textOf } from './values/text-of.ts'
import { typeDefaults } from './values/type-defaults.ts'
import { withoutAskedFor } from './without-asked-for.ts'

type Fields = Record<string, unknown>

/** Request fields that no response returns. */
const SECRET = new Set(['data', 'encrypted', 'key', 'cvc', 'number', 'card', 'bank'])

export function fillResponse(request: CheckedRequest, chosen: ChosenResponse): unknown {
  const { value, like, response } = chosen
  if (!isRecord(value)) return value
  if (isRecord(value['pagination']) && Array.isArray(value['data'])) return fillPage(value, request)
  const { operation, body, path } = request
  const isOwn = !isRecord(body) || same(body, like?.value)
  const filled: Fields = isOwn ? { ...value } : withoutAskedFor(value, body, request, chosen)
  const ids = operation.parameters.some(({ rest }) => rest) ? [] : Object.values(path)
  // A resource created below another has an id of its own.
  const creates = operation.method === 'POST' && response.status === 201
  if (ids.length > 0 && typeof filled['id'] === 'string' && !creates) filled['id'] = ids.at(-1)
  // The example's own request gets the example's response unchanged.
  if (isOwn || !isRecord(body)) return filled
  const merging = operation.method === 'PATCH'
  for (const [name, sent] of Object.entries(body)) {
    if (
      SECRET.has(name) ||
      !(Object.hasOwn(filled, name) || isEchoed(name, chosen)) ||
      isExpressionId(name, sent)
    )
      continue
    const known = filled[name]
    if (merging && sent === null) delete filled[name]
    else filled[name] = merging && isRecord(sent) && isRecord(known) ? merged(known, sent) : sent
  }
  if (!same(body['data'], isRecord(like?.value) ? like.value['data'] : undefined)) fillData(filled, body)
  return filled
}

/** Fields that any resource may have, even if the example does not show them. */
function isEchoed(name: string, { value }: ChosenResponse): boolean {
  const always = ['metadata', 'expires_at', 'containers', 'mask', 'search_indexes', 'fingerprint_expression']
  return always.includes(name) && isRecord(value) && 'type' in value && 'tenant_id' in value
}

function isExpressionId(name: string, sent: unknown): boolean {
  return name === 'id' && typeof sent === 'string' && sent.includes('{{')
}

/** The request's data differs from the example's, so recompute what is derived from it. */
function fillData(response: Fields, body: Fields): void {
  const data = body['data']
  // Nothing can be derived from an unknown value, so the example's own stays.
  if (data === undefined || writtenValue(data).holes.size > 0) return
  const type = body['type'] ?? response['type']
  const mask =
    body['mask'] ?? (body['type'] === undefined ? response['mask'] : undefined) ?? typeDefaults(type)?.mask
  if ('data' in response) {
    const masked = mask === undefined ? undefined : maskedData(mask, data)
    if (masked === undefined) delete response['data']
    else response['data'] = masked
  }
  if ('mask' in response || body['mask'] !== undefined) response['mask'] = mask
  if (isRecord(response['card']) && isRecord(data) && typeof data['number'] === 'string') {
    response['card'] = { ...cardDetails({ ...data, number: data['number'] }) }
  }
  if (isRecord(response['bank']) && isRecord(data)) {
    const account = textOf(data['account_number'] ?? '')
    response['bank'] = { routing_number: data['routing_number'], account_number_last4: account.slice(-4) }
  }
}

/** A page of the requested size, with the items that match the filters; the one after the first is the last. */
function fillPage(value: Fields, { query, body }: CheckedRequest): Fields {
  const size = Number(query.get('size') ?? Number.NaN)
  const kept = (value['data'] as unknown[]).filter((item) => isRecord(item) && passes(item, query))
  const pagination = { ...(value['pagination'] as Fields) }
  if (size > 0) pagination['page_size'] = size
  const start = query.get('start') ?? (isRecord(body) ? body['start'] : null)
  if ('next' in pagination && typeof start === 'string') pagination['next'] = null
  if ('page_number' in pagination && query.has('page')) pagination['page_number'] = Number(query.get('page'))
  return { ...value, data: size > 0 ? kept.slice(0, size) : kept, pagination }
}

function passes(item: Fields, query: URLSearchParams): boolean {
  return [...new Set(query.keys())].every((name) => {
    const known = item[name]
    const wanted = query.getAll(name)
    return typeof known !== 'string' || wanted.some((text) => text === known || /^<\w+>$/.test(text))
  })
}

function merged(known: Fields, sent: Fields): Fields {
  const result = { ...known, ...sent }
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
