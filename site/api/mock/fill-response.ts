// Copies values from the request into the example response: ids, and fields of the same name. A token's own rules come
// on top where the operation returns one.

import { isRecord } from '../../model/is-record.ts'
import type { CheckedRequest } from './refuse-request.ts'
import type { ChosenResponse } from './choose-response.ts'
import { fillData, fillDefaults, isConcealed, isOptional } from './tokens/fill-token.ts'
import { withoutAskedFor } from './without-asked-for.ts'

type Fields = Record<string, unknown>

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
  const isToken = operation.mirrors === 'token'
  if (isToken && operation.method === 'POST') fillDefaults(filled, body, value['type'])
  const merging = operation.method === 'PATCH'
  for (const [name, sent] of Object.entries(body)) {
    const isReturned = Object.hasOwn(filled, name) || (isToken && isOptional(name, value))
    if (!isReturned || (isToken && isConcealed(name)) || isExpressionId(name, sent)) continue
    const known = filled[name]
    if (merging && sent === null) delete filled[name]
    else filled[name] = merging && isRecord(sent) && isRecord(known) ? merged(known, sent) : sent
  }
  const exampleData = isRecord(like?.value) ? like.value['data'] : undefined
  if (isToken && !same(body['data'], exampleData)) fillData(filled, body)
  return filled
}

function isExpressionId(name: string, sent: unknown): boolean {
  return name === 'id' && typeof sent === 'string' && sent.includes('{{')
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
