// What the mock of the platform's own contract responds to requests that no example has.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { createMock, type MockApi } from '#site/api/mock/mock-api.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { requestHeaders } from '#site/api/samples/request/request-headers.ts'
import { requestPath } from '#site/api/samples/request/request-url.ts'
import type { Validate } from '#site/api/contract/violation.ts'
import { isRecord } from '#site/model/is-record.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { siteConfig } from '#site/site.config.ts'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'

type Fields = Record<string, unknown>

let contract: Contract
let validate: Validate
let mock: MockApi
beforeAll(async () => {
  const graph = openSite({ config: configuredSite() })
  contract = (await graph.repairing(() => graph.parts(contractStep, null))).get('contract')!
  validate = createFormValidator(contract.schemas)
  const { headerPrefix } = siteConfig.brand
  mock = createMock({ operations: contract.operations, headerPrefix, echoHost: 'echo.example', validate })
})

function ask(id: string, body: unknown): { status: number; body: Fields } {
  const operation = contract.operations.find((one) => one.id === id)!
  const request = exampleRequest(operation)
  const { status, body: given } = mock({
    method: operation.method,
    url: requestPath(request),
    headers: Object.fromEntries(requestHeaders(request, siteConfig.brand)),
    body: JSON.stringify(body),
  })
  return { status, body: given as Fields }
}

const DATA: Fields = {
  card: { number: '4242424242424242', expiration_month: 12, expiration_year: 2030 },
  card_number: '4242424242424242',
  bank: { routing_number: '021000021', account_number: '1234567890' },
  us_bank_account_number: '1234567890',
  us_bank_routing_number: '021000021',
  social_security_number: '123-45-6789',
  employer_id_number: '12-3456789',
  token: 'Ada',
}

it('gives a token of each type what the table of types says, and nothing of another type', () => {
  const { rows } = parse(readFileSync(join(PROJECT_ROOT, 'content/data/token-types.yaml'), 'utf8')) as {
    rows: { type: string; container: string; indexes?: string | string[] }[]
  }
  for (const { type, container, indexes = [] } of rows.filter((row) => row.type in DATA)) {
    const { status, body } = ask('create-token', { type, data: DATA[type] })
    const known = [indexes].flat().filter((index) => index.includes('{{'))
    expect([type, status, body['containers'], body['search_indexes']]).toEqual([
      type,
      201,
      [container],
      known,
    ])
    const details = ['card', 'bank'].filter((name) => name in body)
    expect([type, details]).toEqual([type, type in { card: 1, bank: 1 } ? [type] : []])
    expect([type, body['id']]).toEqual([
      type,
      ask('create-token', { type: 'card', data: DATA['card'] }).body['id'],
    ])
  }
})

it('returns a key of its type with an application that asks for one, and none with another', () => {
  for (const [type, permission] of [
    ['public', 'token:create'],
    ['private', 'token:read'],
    ['management', 'log:read'],
  ] as const) {
    const application = { name: 'Mine', type, permissions: [permission] }
    const { body } = ask('create-application', application)
    expect([body['key'], (body['keys'] as unknown[]).length]).toEqual([`<${type.toUpperCase()}_API_KEY>`, 1])
    const without = ask('create-application', { ...application, create_key: false }).body
    expect([without['name'], 'key' in without, without['keys']]).toEqual(['Mine', false, []])
  }
})

it('responds as the schema promises to every example with a field less', () => {
  const wrong = contract.operations.flatMap((operation) =>
    (operation.body?.examples ?? []).flatMap(({ name, value }) =>
      Object.keys(isRecord(value) ? value : {}).flatMap((field) => {
        const { [field]: _left, ...body } = value as Fields
        const { status, body: given } = ask(operation.id, body)
        const promised = responseOf(operation, status)
        if (status >= 300 || !promised?.schema) return []
        const violations = validate(promised.schema, given, { closed: true })
        return violations.length > 0
          ? [`${operation.id} ${name} without ${field}: ${JSON.stringify(violations[0])}`]
          : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})

const responseOf = ({ responses }: ApiOperation, status: number) =>
  responses.find((one) => one.status === status)
