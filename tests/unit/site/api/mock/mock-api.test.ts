// The mock responds as the contract promises: success, errors that name their fields, no sensitive data unmasked.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'
import { readContractIn } from '../../../scripts/compiler/site-stages.ts'
import { echoHostOf } from '#site/api/mock/echo-request.ts'
import { createMock } from '#site/api/mock/mock-api.ts'
import type { MockResponse } from '#site/api/mock/mock-message.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { examplesWithoutTheirResponse, mockOf } from './mock-of-contract.ts'
import { SAMPLE_CONTRACT } from '../small-contract.ts'

const validate = createFormValidator(SAMPLE_CONTRACT.schemas)
const mock = createMock({
  operations: SAMPLE_CONTRACT.operations,
  headerPrefix: 'ACM',
  key: { formats: { public: 'key_test_us_pub_' } },
  echoHost: echoHostOf(SAMPLE_CONTRACT.server),
  validate,
  expressions: { schemas: SAMPLE_CONTRACT.schemas, filters: ['reveal', 'reveal_last', 'sha256'] },
})

const JSON_TYPE = { 'Content-Type': 'application/json' }
const KEY = { 'ACM-API-KEY': '<PRIVATE_API_KEY>' }

function ask(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): MockResponse {
  const type = body === undefined ? {} : JSON_TYPE
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return mock({
    method,
    url,
    headers: { ...KEY, ...type, ...headers },
    ...(body !== undefined && { body: text }),
  })
}

const errorsOf = ({ body }: MockResponse) => (body as { errors?: unknown }).errors
const card = { number: '5555555555554444', expiration_month: 8, expiration_year: 2031 }

describe('createMock: an API without tokens', () => {
  const example = { name: 'default', summary: '', value: { card: 'Gold', data: [1] } }
  const [created] = SAMPLE_CONTRACT.operations
  const { mirrors: _mirrors, body, responses, ...operation } = created!
  const plain = createMock({
    operations: [
      {
        ...operation,
        parameters: [],
        body: { ...body!, schema: {}, examples: [example] },
        responses: responses.map((one) => (one.status === 201 ? { ...one, examples: [example] } : one)),
      },
    ],
    headerPrefix: 'ACM',
    echoHost: echoHostOf(SAMPLE_CONTRACT.server),
    validate,
  })
  const sent = { card: 'Silver', data: [2] }
  const response = plain({
    method: 'POST',
    url: created!.path,
    headers: { ...KEY, ...JSON_TYPE },
    body: JSON.stringify(sent),
  })

  it('returns what was sent, whatever its fields are called', () => {
    expect(response).toMatchObject({ status: 201, body: sent })
  })

  it('sends no trace id if no operation takes one', () => {
    expect(Object.keys(response.headers)).not.toContain('ACM-TRACE-ID')
  })
})

describe('createMock: an API whose errors have a form of their own', () => {
  const value = { code: 'invalid', message: 'Something is wrong.' }
  const operations = SAMPLE_CONTRACT.operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) =>
      response.status < 400 ? response : { ...response, examples: [{ name: 'default', summary: '', value }] },
    ),
  }))
  const other = createMock({
    operations,
    headerPrefix: 'ACM',
    echoHost: echoHostOf(SAMPLE_CONTRACT.server),
    validate,
  })
  const send = (method: string, url: string, body?: string) =>
    other({ method, url, headers: { ...KEY, ...JSON_TYPE }, ...(body !== undefined && { body }) })

  it('returns the documented error, and none that the contract does not know', () => {
    expect(send('POST', '/tokens', '{')).toMatchObject({ status: 400, body: value })
    expect(send('POST', '/tokens', '{"type":5}')).toMatchObject({ status: 400, body: value })
    expect(send('GET', '/nothing')).toMatchObject({ status: 404, body: value })
  })
})

describe('createMock: the key', () => {
  it('is read from the configured header, with its scheme', () => {
    const bearer = createMock({
      operations: SAMPLE_CONTRACT.operations,
      headerPrefix: 'ACM',
      key: { header: 'Authorization', scheme: 'Bearer' },
      echoHost: echoHostOf(SAMPLE_CONTRACT.server),
      validate,
    })
    const statusWith = (headers: Record<string, string>) =>
      bearer({ method: 'DELETE', url: '/tokens/customer-2', headers }).status
    expect(statusWith({ Authorization: 'Bearer <PRIVATE_API_KEY>' })).toBe(204)
    expect(statusWith({ Authorization: 'Basic <PRIVATE_API_KEY>' })).toBe(401)
    expect(statusWith(KEY)).toBe(401)
  })
})

describe('createMock: success', () => {
  it('responds with the status and example that belong to the request', () => {
    const response = ask('POST', '/tokens', { type: 'token', data: 'Ada' })
    expect(response).toMatchObject({ status: 201, operation: 'create-token', example: 'text' })
    expect(ask('DELETE', '/tokens/customer-2')).toMatchObject({ status: 204, operation: 'delete-token' })
    expect(ask('DELETE', '/tokens/customer-2').body).toBeUndefined()
  })

  it('echoes ids, metadata and the trace id', () => {
    expect(ask('GET', 'https://api.brand.example/tokens/customer%2D2').body).toMatchObject({
      id: 'customer-2',
    })
    const response = ask('POST', '/tokens', {
      id: 'mine',
      type: 'card',
      data: card,
      metadata: { order: '7' },
    })
    expect(response.body).toMatchObject({ id: 'mine', type: 'card', metadata: { order: '7' } })
    expect(
      ask('GET', '/tokens/abc', undefined, { 'acm-trace-id': 'checkout-7' }).headers['ACM-TRACE-ID'],
    ).toBe('checkout-7')
  })

  it('never returns data unmasked', () => {
    const { body } = ask('POST', '/tokens', { type: 'card', data: { ...card, cvc: '999' } })
    expect(body).toMatchObject({
      data: { number: 'XXXXXXXXXXXX4444', expiration_month: 8, expiration_year: 2031 },
      card: { bin: '55555555', last4: '4444', brand: 'mastercard', expiration_year: 2031, funding: null },
    })
    expect(JSON.stringify(body)).not.toMatch(/5555555555554444|999/)
    expect(ask('POST', '/tokens', { type: 'token', data: 'plain text' }).body).not.toHaveProperty('data')
  })

  it('applies the mask of the request', () => {
    const mask = { number: '{{ data.number | reveal: 0, 2 }}', other: '{{ data.number | sha256 }}' }
    const { body } = ask('POST', '/tokens', { type: 'card', data: card, mask })
    expect(body).toMatchObject({ mask, data: { number: 'XXXXXXXXXXXXXX44', other: 'XXXX' } })
  })

  it('applies a merge patch, and removes fields that are null', () => {
    const type = { 'Content-Type': 'application/merge-patch+json' }
    const { body } = ask('PATCH', '/tokens/abc', { metadata: { customer: null, order: '8' } }, type)
    expect(body).toMatchObject({ id: 'abc', metadata: { order: '8' } })
    expect((body as { metadata: object }).metadata).not.toHaveProperty('customer')
  })

  it('filters and paginates a list as the query requests', () => {
    const list = (query: string) =>
      ask('GET', `/v2/tokens?${query}`).body as { data: { type: string }[]; pagination: object }
    expect(list('').data).toHaveLength(2)
    expect(list('type=token').data.map(({ type }) => type)).toEqual(['token'])
    expect(list('type=token&type=card').data).toHaveLength(2)
    expect(list('size=1')).toMatchObject({ data: [{ type: 'card' }], pagination: { page_size: 1 } })
  })

  it('ends a list with the page that a cursor leads to, so that a loop over it ends', () => {
    const next = (response: MockResponse) =>
      (response.body as { pagination: { next: string | null } }).pagination.next
    const cursor = next(ask('GET', '/v2/tokens'))
    expect(cursor).toEqual(expect.any(String))
    expect(next(ask('GET', `/v2/tokens?start=${encodeURIComponent(cursor!)}`))).toBeNull()
  })

  it('returns documents in the structure of the request', () => {
    const tokenized = ask('POST', '/tokenize', {
      name: 'Ada',
      card: { type: 'card', data: card },
      list: [1, null],
    }).body
    expect(tokenized).toMatchObject({
      name: expect.stringMatching(/^[0-9a-f-]{36}$/),
      card: { type: 'card', data: { number: 'XXXXXXXXXXXX4444' } },
      list: [expect.any(String), null],
    })
    const known = "{{ c06d0789-0a38-40be-b7cc-c28a718f76f1 | json: '$.number' | last4 }}"
    const detokenized = ask('POST', '/detokenize', {
      a: known,
      b: [`last: ${known}`],
      c: 5,
      d: '{{ other }}',
    }).body
    expect(detokenized).toEqual({ a: '4242', b: ['last: 4242'], c: 5, d: '<VALUE>' })
  })

  it('accepts any body and sub-path for the proxy, and says that the destination responded', () => {
    const response = ask('POST', '/proxy/v1/any/path?test=1', 'a=1', {
      'Content-Type': 'text/plain',
      'ACM-PROXY-URL': 'https://a.example',
    })
    expect(response).toMatchObject({ status: 200, body: { id: 'charge-2' } })
    expect(response.headers['ACM-PROXY-DESTINATION-STATUS']).toBe('200')
    expect(ask('POST', '/proxy', {}, { 'ACM-PROXY-URL': 'https://a.example' }).status).toBe(200)
  })

  it('refuses a call through the proxy that says nowhere where it goes', () => {
    expect(ask('POST', '/proxy', {})).toMatchObject({
      status: 400,
      body: {
        errors: {
          'ACM-PROXY-URL': ['The call specifies neither a destination nor a pre-configured proxy.'],
        },
      },
    })
  })

  it('returns what the echo destination receives: method, URL, headers without ours, body with values', () => {
    const echo = {
      'ACM-PROXY-URL': 'https://echo.brand.example/anything/',
      'X-Order': '7',
      Host: 'a.example',
    }
    const number = "{{ c06d0789-0a38-40be-b7cc-c28a718f76f1 | json: '$.number' }}"
    const answer = ask('POST', '/proxy/v1/orders?a=b%20c', { to: number, why: 'x {{ other }}' }, echo)
    expect(answer.headers['ACM-PROXY-DESTINATION-STATUS']).toBe('200')
    expect(answer.body).toEqual({
      method: 'POST',
      url: 'https://echo.brand.example/anything/v1/orders?a=b c',
      headers: { 'content-type': 'application/json', 'x-order': '7' },
      body: { to: '4242424242424242', why: 'x <VALUE>' },
    })
    const form = ask('POST', '/proxy', `number=${number}`, { ...echo, 'Content-Type': 'text/plain' })
    expect(form.body).toMatchObject({ body: 'number=4242424242424242' })
  })

  it('echoes nothing for other destinations and pre-configured proxies', () => {
    const echo = { 'ACM-PROXY-URL': 'https://echo.brand.example/anything' }
    expect(ask('POST', '/proxy', {}, { ...echo, 'ACM-PROXY-KEY': 'e29a50980ca5' }).body).toHaveProperty('id')
    expect(ask('POST', '/proxy?acm-proxy-key=e29a50980ca5', {}, echo).body).toHaveProperty('id')
    expect(
      ask('POST', '/proxy', {}, { 'ACM-PROXY-URL': 'https://echo.example/anything' }).body,
    ).toHaveProperty('id')
  })

  it('sends the headers that the contract declares with an example, and no others', () => {
    const { status, headers } = ask('DELETE', '/tokens/customer-2')
    expect(status).toBe(204)
    expect(headers).toEqual({ deprecation: '@1747785600', 'ACM-TRACE-ID': expect.any(String) })
    expect(ask('GET', '/tokens/customer-2').headers).not.toHaveProperty('deprecation')
  })

  it('gives the same response to the same request', () => {
    expect(ask('POST', '/tokens', { type: 'card', data: card })).toEqual(
      ask('POST', '/tokens', { type: 'card', data: card }),
    )
  })
})

describe('createMock: errors', () => {
  it('names the invalid fields', () => {
    const response = ask('POST', '/tokens', { type: 'crad', containers: ['/a/', '/b/'], metdata: {} })
    expect(response.status).toBe(400)
    expect(errorsOf(response)).toEqual({
      type: ['The type must be one of card, token, card_number.'],
      containers: ['The containers must have at most 1 item.'],
      metdata: ['The field is unknown.'],
    })
    expect(errorsOf(ask('POST', '/tokens', {}))).toEqual({ type: ['The field is required.'] })
    expect(errorsOf(ask('POST', '/reactors/abc/react', undefined))).toEqual({
      body: ['The body is required.'],
    })
  })

  it('rejects a card number with a wrong check digit', () => {
    const luhn = ['The card number does not pass the Luhn check.']
    expect(
      errorsOf(ask('POST', '/tokens', { type: 'card', data: { ...card, number: '4242424242424241' } })),
    ).toEqual({ 'data.number': luhn })
    expect(errorsOf(ask('POST', '/tokens', { type: 'card_number', data: '4242424242424241' }))).toEqual({
      data: luhn,
    })
  })

  it('rejects a filter that does not exist, as the check of requests does', () => {
    const response = ask('POST', '/tokens', { type: 'token', data: 'a', mask: '{{ data | reveal_lst: 4 }}' })
    expect(response.status).toBe(400)
    expect(errorsOf(response)).toEqual({
      mask: ['The mask names the filter reveal_lst, which does not exist.'],
    })
  })

  it('names the invalid or unknown parameters', () => {
    expect(errorsOf(ask('GET', '/v2/tokens?size=500&colour=red&type=crad'))).toEqual({
      size: ['The size must be 100 or less.'],
      colour: ['The parameter is unknown.'],
      'type.0': ['The item must be one of card, token.'],
    })
    expect(ask('GET', '/v2/tokens?metadata.customer=customer-2').status).toBe(200)
    const long = { 'ACM-IDEMPOTENCY-KEY': 'x'.repeat(256) }
    expect(errorsOf(ask('POST', '/tokens', { type: 'card', data: card }, long))).toEqual({
      'ACM-IDEMPOTENCY-KEY': [expect.stringContaining('at most 255 characters')],
    })
  })

  it('requires a key of a type that can have the permission', () => {
    expect(ask('GET', '/tokens/abc', undefined, { 'ACM-API-KEY': '' })).toMatchObject({
      status: 401,
      body: { title: 'Documented 401' },
    })
    const statusWith = (key: string) => ask('GET', '/tokens/abc', undefined, { 'ACM-API-KEY': key }).status
    expect(statusWith('<PUBLIC_API_KEY>')).toBe(403)
    expect(statusWith('<MANAGEMENT_API_KEY>')).toBe(403)
    expect(statusWith('key_test_us_pub_x')).toBe(403)
    expect(statusWith('$PRIVATE_API_KEY')).toBe(200)
    expect(statusWith('<SESSION_KEY>')).toBe(200)
    expect(ask('GET', '/tenants/self').status).toBe(403)
    expect(
      ask('POST', '/tokens', { type: 'card', data: card }, { 'ACM-API-KEY': '<PUBLIC_API_KEY>' }).status,
    ).toBe(201)
  })

  it('returns 404 for a malformed id and for the nil id', () => {
    expect(ask('GET', '/tokens/a').status).toBe(404)
    expect(ask('GET', '/tokens/00000000-0000-0000-0000-000000000000').status).toBe(404)
    expect(ask('GET', '/tokens/<TOKEN_ID>').status).toBe(200)
  })

  it('accepts only the contract’s paths and methods', () => {
    expect(ask('GET', '/token').status).toBe(404)
    expect(ask('GET', '/token').operation).toBeUndefined()
    expect(ask('PUT', '/tokens/abc', {})).toMatchObject({
      status: 405,
      headers: { allow: 'GET, PATCH, DELETE' },
    })
  })

  it('accepts a body only in its content type', () => {
    expect(ask('PATCH', '/tokens/abc', { metadata: {} }).status).toBe(415)
    expect(
      ask('POST', '/tokens', 'type=card', { 'Content-Type': 'application/x-www-form-urlencoded' }).status,
    ).toBe(400)
    expect(ask('POST', '/tokens', '{ "type": ')).toMatchObject({
      status: 400,
      body: { detail: 'The body is not valid JSON.' },
    })
  })

  it('returns a documented error on request', () => {
    const response = ask('GET', '/tokens/abc', undefined, { Prefer: 'code=429' })
    expect(response).toMatchObject({
      status: 429,
      body: { title: 'Documented 429' },
      headers: { 'retry-after': '8' },
    })
    expect(ask('GET', '/tokens/abc', undefined, { Prefer: 'code=418' }).status).toBe(200)
  })
})

it('responds to every example request with the response of the same name', async () => {
  const { contract } = await readContractIn(join(PROJECT_ROOT, 'tests/fixtures/vault-site'), siteConfig)
  expect(contract!.operations.length).toBeGreaterThan(5)
  expect(examplesWithoutTheirResponse(mockOf(contract!, siteConfig))).toEqual([])
})
