// A field with another name, or in another place, is one mistake: whatever the operation, one problem says what to do.

import { beforeAll, expect, it } from 'vitest'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { checkPastedRequest } from '#site/api/code/pasted/check-pasted-request.ts'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
let contract: Contract
beforeAll(async () => {
  knowledge = await realKnowledge()
  const graph = openSite({ config: configuredSite() })
  contract = await graph.repairing(async () => (await graph.parts(contractStep, null)).get('contract')!)
})

/** `at: fix` */
function told(operation: ApiOperation, body: unknown): string[] {
  const { data, contract: known } = knowledge
  return checkPastedRequest(
    {
      operation,
      path: Object.fromEntries(operation.parameters.map(({ name }) => [name, '<ID>'])),
      query: [],
      headers: [
        { name: known.apiKeyAuth.header, value: '<KEY>' },
        { name: 'Content-Type', value: operation.body!.contentType },
      ],
      body: { kind: 'json', value: writtenValue(body) },
    },
    {
      schemas: contract.schemas,
      headerPrefix: data.brand.headerPrefix,
      headers: data.headers,
      filters: data.filters,
      validate: known.validate,
    },
  ).map(({ at, fix }) => `${at}: ${fix}`)
}

const createToken = (body: unknown) =>
  told(
    contract.operations.find(({ id }) => id === 'create-token')!,
    body,
  )
const createWebhook = (body: unknown) =>
  told(
    contract.operations.find(({ id }) => id === 'create-webhook')!,
    body,
  )

const OTHER_NAMES: [how: string, name: (name: string) => string][] = [
  ['in camel case', (name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())],
  ['without its last letter', (name) => name.slice(0, -1) || 'q'],
  ['with a word before it', (name) => `the_${name}`],
  ['with a word behind it', (name) => `${name}_value`],
]

it.each(OTHER_NAMES)('a field %s is told once, in every example of the contract', (_, rename) => {
  let renamed = 0
  const toldTwice: string[] = []
  const visit = (value: unknown, say: (name: string) => void): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      visit(inner, say)
      const fields = value as Record<string, unknown>
      const other = rename(name)
      if (Array.isArray(value) || other in fields) continue
      delete fields[name]
      fields[other] = inner
      say(other)
      delete fields[other]
      fields[name] = inner
    }
  }
  for (const operation of contract.operations) {
    for (const example of operation.body?.examples ?? []) {
      const body = structuredClone(example.value)
      visit(body, (name) => {
        const problems = told(operation, body)
        renamed++
        if (problems.length > 1) toldTwice.push(`${operation.id} ${name} ${problems.join(' ')}`)
      })
    }
  }
  expect(toldTwice).toEqual([])
  expect(renamed).toBeGreaterThan(100)
})

const card = { number: '4242424242424242', expiration_month: 12, expiration_year: 2030 }

it.each<[what: string, body: unknown, problems: string[]]>([
  ['in more words', { token_type: 'token', data: 'x' }, ['/token_type: Rename `token_type` to `type`.']],
  ['by what it holds', { type: 'card', card }, ['/card: Rename `card` to `data`.']],
  [
    'beside what is wrong with its value',
    { type: 'card', data: { card_number: '4242424242424241' } },
    [
      '/data/card_number: Rename `card_number` to `number`.',
      '/data/card_number: Change `/data/card_number`: it does not pass the Luhn check.',
    ],
  ],
  [
    'that may be missing, in short',
    { type: 'card', data: { number: card.number, exp_month: 12, expiryYear: 2030 } },
    [
      '/data/exp_month: Rename `exp_month` to `expiration_month`, or remove it.',
      '/data/expiryYear: Rename `expiryYear` to `expiration_year`, or remove it.',
    ],
  ],
  [
    'beside the object that it belongs in',
    { type: 'card', ...card },
    ['/data: Put `number`, `expiration_month`, `expiration_year` into `data`.'],
  ],
  [
    'in an object that is not there',
    { token: { type: 'card', data: card } },
    ['/token: Take `type`, `data` out of `token`.'],
  ],
  [
    'in an object within the right one',
    { type: 'card', data: { card } },
    ['/data/card: Take `number`, `expiration_month`, `expiration_year` out of `card`.'],
  ],
  [
    'that nothing says anything about, as it is',
    { type: 'token', payload: { a: 1 } },
    [
      ': Send exactly one of: `type` and `data`; `type` and `encrypted`; `token_intent_id`.',
      '/payload: Remove `payload` from the body.',
    ],
  ],
])('a field is told %s', (_, body, problems) => {
  expect(createToken(body)).toEqual(problems)
})

it('a field is told by the form of its value', () => {
  const events = ['token.created']
  expect(createWebhook({ name: 'A', endpoint: 'https://a.example', events })).toEqual([
    '/endpoint: Rename `endpoint` to `url`.',
  ])
  expect(createWebhook({ name: 'A', endpoint: 'a', events })).toEqual([
    '/url: Add `url` to the body.',
    expect.stringMatching(/^\/endpoint: Remove/),
  ])
})

it('keeps what else is wrong', () => {
  expect(createWebhook({ title: 'A', event_types: ['token.created'], url: 'http://a.example' })).toEqual([
    '/name: Add `name` to the body.',
    expect.stringMatching(/^\/url: /),
    expect.stringMatching(/^\/title: Remove `title` from the body, or use one of `name`/),
    '/event_types: Rename `event_types` to `events`.',
  ])
})

it('is told in code at its place, in the words of the language', async () => {
  const check = async (code: string, language: string) =>
    (await checkPastedCode({ code, language }, knowledge)).problems.map(({ line, fix }) => `${line} ${fix}`)
  expect(await check('client.tokens.create(\n  token_type="token",\n  data="x",\n)', 'python')).toEqual([
    '2 Write `type`.',
  ])
  const go =
    'c.Webhooks.Create(ctx, &sdk.CreateWebhookRequest{\n\tName: "A",\n\tURL: "https://a.example",\n\tEventTypes: []string{"token.created"},\n})'
  expect(await check(go, 'go')).toEqual(['4 Write `Events`.'])
  expect(
    await check("await client.tokens.create({ type: 'card', number: '4242424242424242' })", 'js'),
  ).toEqual(['1 Put `number` into `data`.'])
})
