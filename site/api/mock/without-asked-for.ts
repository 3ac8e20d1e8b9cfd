// Takes out of an example response what its own request asked for and the given one does not: an id, a container, a key.

import { fieldsIn } from '../contract/fields-in.ts'
import type { ChosenResponse } from './choose-response.ts'
import type { CheckedRequest } from './refuse-request.ts'

type Fields = Record<string, unknown>

const KEY = /^<[A-Z]+_API_KEY>$/

export function withoutAskedFor(
  value: Fields,
  body: Fields,
  { operation }: CheckedRequest,
  { like, response }: ChosenResponse,
): Fields {
  const filled = { ...value }
  const asked = fieldsIn(like?.value)
  if (operation.method !== 'POST') return filled
  const others = response.examples.flatMap(({ name, value: other }) => {
    const request = operation.body?.examples.find((example) => example.name === name)
    return request ? [{ asked: fieldsIn(request.value), value: fieldsIn(other) }] : []
  })
  for (const name of Object.keys(asked)) {
    if (Object.hasOwn(body, name) || !Object.hasOwn(filled, name) || name === 'type') continue
    const other = others.find((one) => !Object.hasOwn(one.asked, name) && Object.hasOwn(one.value, name))
    if (other) filled[name] = other.value[name]
    else delete filled[name]
  }
  switchFields(filled, body, asked, others)
  return filled
}

/** `create_key: false` decides which fields there are: an example whose request says the same has them. */
function switchFields(
  filled: Fields,
  body: Fields,
  asked: Fields,
  others: readonly { asked: Fields; value: Fields }[],
): void {
  for (const name of new Set([...Object.keys(asked), ...Object.keys(body)])) {
    if (asked[name] === body[name] || (asked[name] !== false && body[name] !== false)) continue
    const other = others.find((one) => (one.asked[name] === false) === (body[name] === false))
    if (!other) continue
    for (const field of Object.keys(filled)) if (!Object.hasOwn(other.value, field)) delete filled[field]
    for (const [field, shown] of Object.entries(other.value)) {
      const isList = Array.isArray(shown) && !Object.hasOwn(other.asked, field) && !Object.hasOwn(body, field)
      if (typeof shown === 'string' && KEY.test(shown)) filled[field] = keyOf(body['type'])
      else if (isList) filled[field] = shown
    }
  }
}

const keyOf = (type: unknown): string => `<${String(type).toUpperCase()}_API_KEY>`
