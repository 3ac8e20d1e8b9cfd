// Whatever a reader sends gets a response: names that every object inherits, lone surrogates, deeply nested documents.
// Each failure prints the seed of its request.

import { expect, it } from 'vitest'
import { consoleData } from '#scripts/api/contract/write-console-data.ts'
import type { ConsolePort, ConsoleRequest } from '#site/api/console/form/console-port.ts'
import { createMockPort } from '#site/api/console/mock-port.ts'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import { wellFormed } from '#site/api/mock/well-formed.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import type { Validate } from '#site/api/contract/violation.ts'
import { echoHostOf } from '#site/api/mock/echo-request.ts'
import { createAjvValidator } from '../ajv-validator.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS } from '../small-contract.ts'

const REQUESTS_PER_OPERATION = 300

/** Names that every object inherits, and texts that encoders reject or that change when copied. */
const AWKWARD = [
  'toString',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  'length',
  'then',
  '\uD800',
  'a\uDFFFb',
  '\uD83D',
  '\u{1F600}',
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '..',
  '//',
  '?',
  '#',
  '{{',
  '\0',
  '{{ data.__proto__ }}',
  '{{ data.constructor.name | last4 }}',
  '{{ data | reveal: 9e9, -1 }}',
  '$ref',
  'https://[',
  'http://',
  'a:b',
  '\r\n',
  '"',
  "'",
  '`',
  '~0',
  '~1',
  '~',
  '/',
  '\\',
  'null',
  '-0',
]

type Random = () => number

/** Mulberry32: the same sequence on every machine. */
function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

function nested(depth: number, random: Random): string {
  const name = JSON.stringify(oneOf(random, AWKWARD))
  const [open, close] = random() < 0.5 ? [`{${name}:`, '}'] : ['[', ']']
  return open.repeat(depth) + JSON.stringify(oneOf(random, AWKWARD)) + close.repeat(depth)
}

function anyJson(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 4 ? 4 : 7))
  if (kind === 0) return oneOf(random, AWKWARD)
  if (kind === 1) return oneOf(random, [0, -1, 1.5, 1e308, true, false, null])
  if (kind < 4) return oneOf(random, ['card', 'token', 'card_number', '4242424242424242', 'x'.repeat(500)])
  if (kind === 4) return Array.from({ length: Math.floor(random() * 4) }, () => anyJson(random, depth + 1))
  const names = ['type', 'data', 'mask', 'metadata', 'id', 'number', 'token_intent_id', ...AWKWARD]
  const count = Math.floor(random() * 5)
  // Like JSON.parse: `__proto__` is an ordinary field.
  return Object.fromEntries(
    Array.from({ length: count }, () => [oneOf(random, names), anyJson(random, depth + 1)]),
  )
}

/** An example of the contract with one invalid field. */
function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.3) return anyJson(random)
  if (Array.isArray(value)) return [...value, anyJson(random)]
  const entries = Object.entries(value)
  const index = Math.floor(random() * (entries.length + 1))
  if (index === entries.length) return Object.fromEntries([...entries, [oneOf(random, AWKWARD), 1]])
  return Object.fromEntries(
    entries.map(([name, member], at) => [name, at === index ? spoiled(member, random) : member]),
  )
}

function bodyOf({ body }: ApiOperation, random: Random): string | undefined {
  const kind = random()
  if (kind < 0.15) return undefined
  if (kind < 0.25) return oneOf(random, AWKWARD)
  if (kind < 0.35) return nested(oneOf(random, [90, 101, 3000]), random)
  if (kind < 0.6 || !body) return JSON.stringify(anyJson(random))
  return JSON.stringify(spoiled(oneOf(random, body.examples)?.value, random))
}

function requestOf(operation: ApiOperation, seed: number): ConsoleRequest {
  const random = randomOf(seed)
  const awkward = (): string =>
    random() < 0.05 ? nested(3000, random) : oneOf(random, [...AWKWARD, '<ID>', 'customer-2'])
  const path = operation.path.replace(/\{[^}]+\}/g, () =>
    random() < 0.5 ? awkward() : encodeURIComponent(wellFormed(awkward())),
  )
  const names = [...AWKWARD, ...operation.parameters.map(({ name }) => name)]
  const pairs = Array.from({ length: Math.floor(random() * 4) }, () =>
    [oneOf(random, names), awkward()].join('='),
  )
  const headers = Object.fromEntries(
    Array.from({ length: Math.floor(random() * 5) }, () => [oneOf(random, names), awkward()]),
  )
  const body = bodyOf(operation, random)
  return {
    method: random() < 0.95 ? operation.method : oneOf(random, AWKWARD),
    path: `${path}?${pairs.join('&')}`,
    headers: {
      ...headers,
      ...(random() < 0.95 && { 'ACM-API-KEY': oneOf(random, ['<PRIVATE_API_KEY>', awkward()]) }),
      ...(random() < 0.95 && { 'Content-Type': operation.body?.contentType ?? 'text/plain' }),
      ...(random() < 0.3 && {
        Prefer: oneOf(random, ['code=429', 'example=toString', 'code=000', awkward()]),
      }),
      ...(random() < 0.3 && { 'ACM-PROXY-URL': oneOf(random, ['https://echo.acme.example', awkward()]) }),
    },
    ...(body !== undefined && { body }),
  }
}

function portOf(operation: ApiOperation, validate: Validate): ConsolePort {
  const echoHost = echoHostOf(SAMPLE_CONTRACT.server)
  return createMockPort({ operations: [operation], headerPrefix: 'ACM', echoHost, validate })
}

it.each(SAMPLE_CONTRACT.operations)(
  'responds to anything sent to $id, with the same status as if Ajv had read it',
  async (operation) => {
    const { text } = consoleData(operation, SAMPLE_CONTRACT, SAMPLE_FACTS)
    const data = JSON.parse(text) as ConsoleData
    const inPage = portOf(data.operation, createPageValidator(data.schemas))
    const withAjv = portOf(operation, createAjvValidator(SAMPLE_CONTRACT.schemas))
    for (let seed = 1; seed <= REQUESTS_PER_OPERATION; seed++) {
      const request = requestOf(operation, seed)
      const response = await inPage.send(request).catch((error: unknown) => error)
      expect(response, `seed ${seed}: ${JSON.stringify(request).slice(0, 600)}`).toMatchObject({
        status: expect.toSatisfy((status: number) => status >= 200 && status < 500),
      })
      expect((await withAjv.send(request)).status, `seed ${seed}`).toBe(
        (response as { status: number }).status,
      )
    }
  },
)

it('reports a field by its name, even if objects inherit that name', async () => {
  const operation = SAMPLE_CONTRACT.operations.find(({ id }) => id === 'create-token')!
  const port = portOf(operation, createAjvValidator(SAMPLE_CONTRACT.schemas))
  const { status, body } = await port.send({
    method: 'POST',
    path: '/tokens?__proto__=1&toString=2',
    headers: { 'ACM-API-KEY': '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' },
    body: '{ "type": "token", "data": 1, "__proto__": { "type": "card" }, "constructor": 1 }',
  })
  expect(status).toBe(400)
  const { errors } = JSON.parse(body!) as { errors: Record<string, string[]> }
  expect(Object.entries(errors).sort()).toEqual([
    ['__proto__', ['The parameter is unknown.', 'The field is unknown.']],
    ['constructor', ['The field is unknown.']],
    ['toString', ['The parameter is unknown.']],
  ])
})

it('rejects a document that is nested too deeply, and says so', async () => {
  const operation = SAMPLE_CONTRACT.operations.find(({ id }) => id === 'tokenize')!
  const port = portOf(operation, createAjvValidator(SAMPLE_CONTRACT.schemas))
  const send = (depth: number) =>
    port.send({
      method: 'POST',
      path: '/tokenize',
      headers: { 'ACM-API-KEY': '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' },
      body: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    })
  expect((await send(100)).status).toBe(201)
  const refused = await send(3000)
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('The body is nested more than 100 levels deep.')
})
