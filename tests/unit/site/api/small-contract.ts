// A small contract shared by the tests of samples and of the mock: one operation for each special case.

import type { ApiOperation, ApiParameter, Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { SampleFacts } from '#site/api/samples/request/sample-facts.ts'

const ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const schemas: Record<string, JsonSchema> = {
  CreateTokenRequest: {
    type: 'object',
    required: ['type'],
    properties: {
      id: { type: 'string', maxLength: 400 },
      type: { type: 'string', enum: ['card', 'token', 'card_number'] },
      data: {
        'x-check': 'luhn',
        if: { type: 'object' },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: { number: { 'x-check': 'luhn' } } },
      },
      mask: { 'x-expressions': true },
      containers: { type: 'array', maxItems: 1, items: { type: 'string' } },
      metadata: { type: 'object', additionalProperties: { type: 'string' } },
      deduplicate_token: { type: 'boolean' },
    },
  },
  UpdateTokenRequest: {
    type: 'object',
    properties: {
      data: {},
      metadata: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      expires_at: { type: ['string', 'null'], format: 'date-time' },
    },
  },
  Token: {
    type: 'object',
    required: ['id', 'type'],
    properties: {
      id: { type: 'string' },
      type: { type: 'string' },
      data: {},
      card: {},
      metadata: { type: 'object' },
    },
  },
  TokenPage: {
    type: 'object',
    properties: {
      data: { type: 'array', items: ref('Token') },
      pagination: { type: 'object', properties: { next: {} } },
    },
  },
  ReactRequest: {
    type: 'object',
    required: ['args'],
    properties: { args: { type: 'object', additionalProperties: true } },
  },
  ReactResponse: { type: 'object', properties: { raw: {}, tokens: {} } },
  AuthenticateRequest: {
    type: 'object',
    required: ['authentication_category', 'cardholder_info'],
    properties: {
      authentication_category: { type: 'string', enum: ['payment', 'non-payment'] },
      purchase_info: ref('PurchaseInfo'),
      cardholder_info: ref('CardholderInfo'),
      request_decoupled_challenge: { type: 'boolean' },
      message_extensions: { type: 'array', items: ref('MessageExtension') },
    },
  },
  PurchaseInfo: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { type: 'string' },
      exponent: { type: 'string' },
      installment_count: { type: 'integer' },
    },
  },
  CardholderInfo: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  MessageExtension: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, critical: { type: 'boolean' } },
  },
  Authentication: { type: 'object', properties: { authentication_status: { type: 'string' } } },
  CreateReactorRequest: {
    type: 'object',
    required: ['name', 'code'],
    properties: { name: { type: 'string' }, code: { type: 'string' } },
  },
  Reactor: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
}

const id: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id.',
  schema: { type: 'string', minLength: 3 },
  example: ID,
}
const header = (name: string, example: string): ApiParameter => ({
  name,
  in: 'header',
  required: false,
  description: 'A header.',
  schema: { type: 'string', maxLength: 255 },
  example,
})
const query = (name: string, schema: JsonSchema, example: unknown): ApiParameter => ({
  name,
  in: 'query',
  required: false,
  description: 'A filter.',
  schema,
  example,
})

type Draft = Pick<ApiOperation, 'id' | 'method' | 'path' | 'summary'> & Partial<ApiOperation>

const problem = (status: number): ApiOperation['responses'][number] => ({
  status,
  description: 'What went wrong.',
  headers: status === 429 ? [{ name: 'Retry-After', description: 'Seconds to wait.', example: '8' }] : [],
  contentType: 'application/json',
  examples: [{ name: 'problem', summary: 'A problem', value: { title: `Documented ${status}`, status } }],
})

function operation(draft: Draft): ApiOperation {
  const permissions = draft.permissions ?? ['token:read']
  return {
    description: 'A description.',
    tag: 'Tokens',
    page: '/docs/api/tokens',
    deprecated: false,
    enterprise: false,
    parameters: [],
    causes: [],
    ...draft,
    permissions,
    responses: [...(draft.responses ?? []), ...[400, 401, 403, 404, 429].map(problem)],
  }
}

function body(schema: JsonSchema, values: Record<string, unknown>, contentType = 'application/json') {
  const examples = Object.entries(values).map(([name, value]) => ({ name, summary: name, value }))
  return { required: true, contentType, schema, examples }
}

function proxyBody() {
  const number = `{{ ${ID} | json: '$.number' }}`
  const { examples, ...rest } = body({}, { charge: { pan: number, amount: 1000 }, echo: { number } })
  const parameters = { 'ACM-PROXY-URL': 'https://echo.brand.example/anything' }
  return {
    ...rest,
    examples: examples.map((example) => (example.name === 'echo' ? { ...example, parameters } : example)),
  }
}

function response(
  status: number,
  schema: JsonSchema,
  values: Record<string, unknown>,
): ApiOperation['responses'][number] {
  const examples = Object.entries(values).map(([name, value]) => ({ name, summary: name, value }))
  return {
    status,
    description: 'The answer.',
    headers: [],
    contentType: 'application/json',
    schema,
    examples,
  }
}

const card = { number: '4242424242424242', expiration_month: 12, expiration_year: 2030 }
const cardToken = {
  id: ID,
  type: 'card',
  tenant_id: ID,
  data: { ...card, number: 'XXXXXXXXXXXX4242' },
  mask: { number: '{{ data.number | reveal_last: 4 }}' },
  card: { bin: '42424242', last4: '4242', brand: 'visa', funding: 'credit' },
  containers: ['/pci/high/'],
}

const operations: ApiOperation[] = [
  operation({
    id: 'create-token',
    mirrors: 'token',
    method: 'POST',
    path: '/tokens',
    summary: 'Create a token',
    permissions: ['token:create'],
    keys: ['public', 'private'],
    sdk: { group: 'tokens', method: 'create' },
    parameters: [header('ACM-IDEMPOTENCY-KEY', 'order-1042-create'), header('ACM-TRACE-ID', 'checkout-1042')],
    body: body(ref('CreateTokenRequest'), {
      card: { type: 'card', data: card },
      text: { type: 'token', data: "Ada's text", metadata: { order: '1042' }, deduplicate_token: false },
    }),
    responses: [
      response(201, ref('Token'), {
        card: cardToken,
        text: { id: ID, type: 'token', tenant_id: ID, metadata: {} },
      }),
    ],
  }),
  operation({
    id: 'list-tokens',
    method: 'GET',
    path: '/v2/tokens',
    summary: 'List tokens',
    sdk: { group: 'tokens', method: 'list' },
    parameters: [
      query('metadata.{key}', { type: 'string' }, undefined),
      query('type', { type: 'array', items: { type: 'string', enum: ['card', 'token'] } }, ['card', 'token']),
      query('size', { type: 'integer', minimum: 1, maximum: 100 }, 50),
      query('start', { type: 'string' }, undefined),
    ],
    responses: [
      response(200, ref('TokenPage'), {
        page: {
          data: [cardToken, { id: ID, type: 'token' }],
          pagination: { next: '<CURSOR>', page_size: 20 },
        },
      }),
    ],
  }),
  operation({
    id: 'get-token',
    method: 'GET',
    path: '/tokens/{id}',
    summary: 'Get a token',
    sdk: { group: 'tokens', method: 'get' },
    parameters: [id],
    responses: [response(200, ref('Token'), { token: cardToken })],
  }),
  operation({
    id: 'update-token',
    mirrors: 'token',
    method: 'PATCH',
    path: '/tokens/{id}',
    summary: 'Update a token',
    permissions: ['token:update'],
    keys: ['public', 'private'],
    sdk: { group: 'tokens', method: 'update' },
    parameters: [id],
    body: body(
      ref('UpdateTokenRequest'),
      { metadata: { metadata: { order: '1042' } }, keep: { expires_at: null } },
      'application/merge-patch+json',
    ),
    responses: [
      response(200, ref('Token'), {
        metadata: { ...cardToken, metadata: { customer: 'customer-2', order: '1042' } },
        keep: { ...cardToken, metadata: { customer: 'customer-2' } },
      }),
      problem(415),
    ],
  }),
  operation({
    id: 'delete-token',
    method: 'DELETE',
    path: '/tokens/{id}',
    summary: 'Delete a token',
    permissions: ['token:delete'],
    sdk: { group: 'tokens', method: 'delete' },
    parameters: [id],
    responses: [
      {
        status: 204,
        description: 'Gone.',
        headers: [
          { name: 'Deprecation', description: 'Since when.', example: '@1747785600' },
          { name: 'Sunset', description: 'Until when, where that is known.' },
        ],
        examples: [],
      },
    ],
  }),
  operation({
    id: 'tokenize',
    mirrors: 'tokens',
    method: 'POST',
    path: '/tokenize',
    summary: 'Tokenize a document',
    permissions: ['token:create'],
    keys: ['public', 'private'],
    sdk: { group: 'tokens', method: 'tokenize' },
    body: body({}, { document: { card: { type: 'card', data: card }, tags: ['vip', 7] } }),
    responses: [response(201, {}, { document: { card: cardToken, tags: [ID, ID] } })],
  }),
  operation({
    id: 'detokenize',
    mirrors: 'values',
    method: 'POST',
    path: '/detokenize',
    summary: 'Detokenize a document',
    sdk: { group: 'tokens', method: 'detokenize' },
    body: body({}, { last4: { last4: `{{ ${ID} | json: '$.number' | last4 }}` } }),
    responses: [response(200, {}, { last4: { last4: '4242' } })],
  }),
  operation({
    id: 'create-reactor',
    method: 'POST',
    path: '/reactors',
    summary: 'Create a reactor',
    permissions: ['reactor:create'],
    keys: ['management'],
    sdk: { group: 'reactors', method: 'create' },
    body: body(ref('CreateReactorRequest'), {
      code: {
        name: 'Charge',
        code: 'module.exports = async (req) => {\n  return { raw: `${req.args.id}` }\n}\n',
      },
    }),
    responses: [response(201, ref('Reactor'), { code: { id: ID, name: 'Charge' } })],
  }),
  operation({
    id: 'react',
    method: 'POST',
    path: '/reactors/{id}/react',
    summary: 'Run a reactor',
    permissions: ['reactor:invoke'],
    sdk: { group: 'reactors', method: 'react' },
    parameters: [id],
    body: body(ref('ReactRequest'), { args: { args: { amount: 1000, card: { token: `{{ ${ID} }}` } } } }),
    responses: [response(200, ref('ReactResponse'), { args: { raw: { charge_id: 'charge-2' } } })],
  }),
  operation({
    id: 'authenticate-3ds-session',
    method: 'POST',
    path: '/3ds/sessions/{id}/authenticate',
    summary: 'Authenticate a 3DS session',
    permissions: ['3ds:session:authenticate'],
    sdk: { group: 'threeds.sessions', method: 'authenticate' },
    parameters: [id],
    body: body(ref('AuthenticateRequest'), {
      payment: {
        authentication_category: 'payment',
        purchase_info: { amount: '1000', exponent: '2', installment_count: 3 },
        cardholder_info: { name: 'Ada Lovelace' },
        request_decoupled_challenge: false,
        message_extensions: [{ id: 'extension-2', critical: true }],
      },
    }),
    responses: [response(200, ref('Authentication'), { payment: { authentication_status: 'successful' } })],
  }),
  operation({
    id: 'get-tenant',
    method: 'GET',
    path: '/tenants/self',
    summary: 'Get the tenant',
    permissions: ['tenant:read'],
    keys: ['management'],
    sdk: { group: 'tenants.self', method: 'get' },
    responses: [response(200, ref('Reactor'), { tenant: { id: ID, name: 'Shop' } })],
  }),
  operation({
    id: 'proxy-post',
    method: 'POST',
    path: '/proxy/{path}',
    summary: 'Send a POST through the proxy',
    permissions: ['proxy:invoke'],
    parameters: [
      { ...id, name: 'path', rest: true, schema: { type: 'string' }, example: 'v1/charges' },
      header('ACM-PROXY-URL', 'https://processor.example/api'),
    ],
    eitherHeader: {
      names: ['ACM-PROXY-URL'],
      detail: 'The call specifies neither a destination nor a pre-configured proxy.',
    },
    body: proxyBody(),
    responses: [
      {
        ...response(
          200,
          {},
          {
            charge: { id: 'charge-2', status: 'captured' },
            echo: { method: 'POST', body: { number: '4242424242424242' } },
          },
        ),
        headers: [
          { name: 'ACM-PROXY-DESTINATION-STATUS', description: "The destination's status.", example: '200' },
        ],
      },
    ],
  }),
]

export const SAMPLE_CONTRACT: Contract = {
  version: '1.0.0',
  server: 'https://api.brand.example',
  operations,
  schemas,
}

export const SAMPLE_FACTS: SampleFacts = {
  headerPrefix: 'ACM',
  scope: 'brand',
  scopePascal: 'Brand',
  server: SAMPLE_CONTRACT.server,
  schemas,
}

export function sampleOperation(name: string): ApiOperation {
  return operations.find((one) => one.id === name)!
}
