// Requests to the platform's own contract: values that only its tables and rules tell right from wrong.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { checkPastedRequest } from '#site/api/code/pasted/check-pasted-request.ts'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `at problem fix` */
function told(operation: string, body: unknown): string[] {
  const { data, contract } = knowledge
  const { headerPrefix } = data.brand
  const headers = [
    { name: contract.apiKeyAuth.header, value: '<KEY>' },
    { name: 'Content-Type', value: 'application/json' },
  ]
  if (operation.startsWith('proxy-'))
    headers.push({ name: `${headerPrefix}-PROXY-URL`, value: 'https://psp.example' })
  const path = { id: '<ID>' }
  const request = { operation: contract.byId.get(operation)!, path, query: [], headers }
  return checkPastedRequest(
    { ...request, body: { kind: 'json', value: writtenValue(body) } },
    {
      schemas: data.schemas,
      headerPrefix,
      headers: data.headers,
      filters: data.filters,
      validate: contract.validate,
    },
  ).map(({ at, problem, fix }) => `${at} ${problem} ${fix}`)
}

it.each(['Authorization', 'X-API-Key', 'Api-Token'])('a key in %s is one problem', (name) => {
  const { data, contract } = knowledge
  const { headerPrefix } = data.brand
  const found = checkPastedRequest(
    {
      operation: contract.byId.get('get-token')!,
      path: { id: '<ID>' },
      query: [],
      headers: [{ name, value: 'Bearer <KEY>' }],
    },
    { schemas: data.schemas, headerPrefix, headers: data.headers, filters: [], validate: contract.validate },
  )
  expect(found.map(({ at, problem }) => [at, problem])).toEqual([
    [name, `The key is not read from \`${name}\`, but from \`${contract.apiKeyAuth.header}\`.`],
  ])
})

it('a misspelt header of those of which one is needed is one problem', () => {
  const { data, contract } = knowledge
  const { headerPrefix } = data.brand
  const headers = [
    { name: contract.apiKeyAuth.header, value: '<KEY>' },
    { name: `${headerPrefix}-PROXY-URI`, value: 'https://psp.example' },
  ]
  const operation = contract.byId.get('proxy-get')!
  const found = checkPastedRequest(
    { operation, path: { path: 'v1/charges' }, query: [], headers },
    { schemas: data.schemas, headerPrefix, headers: data.headers, filters: [], validate: contract.validate },
  )
  expect(found.map(({ at, fix }) => [at, fix])).toEqual([
    [`${headerPrefix}-PROXY-URI`, `Rename it to \`${headerPrefix}-PROXY-URL\`.`],
  ])
})

it('a misspelt header hides no other that is missing', () => {
  const { data, contract } = knowledge
  const { headerPrefix } = data.brand
  const { header } = contract.apiKeyAuth
  const find = (operation: string, names: string[]) =>
    checkPastedRequest(
      {
        operation: contract.byId.get(operation)!,
        path: { id: '<ID>', path: 'v1/charges' },
        query: [],
        headers: names.map((name) => ({ name: `${headerPrefix}-${name}`, value: '<KEY>' })),
      },
      {
        schemas: data.schemas,
        headerPrefix,
        headers: data.headers,
        filters: [],
        validate: contract.validate,
      },
    ).map(({ at, fix }) => [at, fix])
  const proxyKey = (more = '') => [
    `${headerPrefix}-PROXI-KEY`,
    `Rename it to \`${headerPrefix}-PROXY-KEY\`${more}.`,
  ]
  const apiKey = (more = '') => [`${headerPrefix}-API-KEI`, `Rename it to \`${header}\`${more}.`]
  expect(find('proxy-get', ['API-KEY', 'PROXI-KEY'])).toEqual([proxyKey()])
  expect(find('get-token', ['PROXI-KEY'])).toEqual([
    [header, expect.stringContaining('Send')],
    proxyKey(', or remove it'),
  ])
  expect(find('get-token', ['API-KEI'])).toEqual([apiKey()])
  expect(find('get-token', ['API-KEY', 'API-KEI'])).toEqual([apiKey(', or remove it')])
})

const application = (type: string, more: object) => told('create-application', { name: 'A', type, ...more })
const rule = { priority: 1, container: '/pci/', transform: 'mask' }

describe('a permission', () => {
  it.each([
    ['private', 'tokens:read', 'token:read'],
    ['private', 'TOKEN:READ', 'token:read'],
    ['management', 'webhook:create', 'webhooks:create'],
    ['public', 'token:creat', 'token:create'],
  ])('of a %s application that is called %s is corrected to %s', (type, wrong, right) => {
    expect(application(type, { permissions: ['<PERMISSION>', wrong] })).toEqual([
      expect.stringMatching(new RegExp(`^/permissions/1 .* Write \\\`${right}\\\`\\.$`)),
    ])
  })

  it.each([
    ['public', 'token:read'],
    ['private', 'reactor:create'],
    ['management', 'token:read'],
  ])('that a %s application cannot have is told: %s', (type, permission) => {
    expect(application(type, { permissions: [permission] })).toEqual([
      expect.stringMatching(/^\/permissions\/0 /),
    ])
  })

  it.each([
    ['public', 'token:create'],
    ['private', 'proxy:invoke'],
    ['management', 'tenant:invitation:create'],
  ])('that a %s application can have passes: %s', (type, permission) => {
    expect(application(type, { permissions: [permission] })).toEqual([])
  })

  it('of an access rule is one for tokens, and management applications have no rules', () => {
    expect(application('private', { rules: [{ ...rule, permissions: ['token:read'] }] })).toEqual([])
    expect(application('private', { rules: [{ ...rule, permissions: ['token:write'] }] })).toHaveLength(1)
    expect(application('private', { rules: [{ ...rule, permissions: ['log:read'] }] })).toHaveLength(1)
    expect(application('management', { rules: [{ ...rule, permissions: ['token:read'] }] })).toHaveLength(1)
  })

  it('is one of so many that a message does not list them', () => {
    const [problem] = application('private', { permissions: ['vault:admin'] })
    expect(problem).toMatch(/must be one of the \d+ values in the reference/)
  })
})

describe('an address that the platform calls', () => {
  const webhook = (url: string) => told('create-webhook', { name: 'A', url, events: ['token.created'] })

  it.each([
    'https://10.0.0.1/hook',
    'https://localhost/hook',
    'https://a.example:8443/hook',
    'http://a.example',
  ])('is refused as %s', (url) => {
    expect(webhook(url).every((one) => one.startsWith('/url '))).toBe(true)
    expect(webhook(url)).not.toEqual([])
  })

  it.each(['https://a.example', 'https://hooks.a.example:443/hook', 'https://a.example?b=1'])(
    'may be %s',
    (url) => {
      expect(webhook(url)).toEqual([])
    },
  )
})

describe('a routing number', () => {
  it.each([
    ['021000021', 0],
    ['021000022', 1],
  ])('with the check digit of %s has %s problems', (number, count) => {
    const bank = { type: 'bank', data: { routing_number: number, account_number: '1234567890' } }
    expect(told('create-token', bank)).toHaveLength(count)
    expect(told('create-token', { type: 'us_bank_routing_number', data: number })).toHaveLength(count)
    expect(told('create-token', { type: 'token', data: number })).toEqual([])
  })
})

describe('one mistake is told once', () => {
  it.each<[what: string, operation: string, body: unknown, problems: string[]]>([
    [
      'of a number of the wrong length, its length',
      'create-network-token',
      { data: { number: '40000000000000021', expiration_month: 12, expiration_year: 2030 } },
      ['/data/number `/data/number` must match'],
    ],
    [
      'of a value of the wrong type, its type',
      'update-tenant',
      { name: 'Shop', settings: { fingerprint_tokens: true } },
      ['/settings/fingerprint_tokens `/settings/fingerprint_tokens` must be a string'],
    ],
    [
      'of a text that is too short, its length',
      'create-token',
      { type: 'token', data: 'x', id: 'ab' },
      ['/id `/id` must have at least 3 characters'],
    ],
    [
      'of a value that may have many types, all of them',
      'create-token',
      { type: 'token', data: null },
      ['/data `/data` must be an object or an array or a string'],
    ],
  ])('%s', (_, operation, body, problems) => {
    expect(told(operation, body)).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })

  it('and a field that no alternative has is told beside what is missing', () => {
    expect(told('create-3ds-session', { pan: '4242424242424242' })).toEqual([
      expect.stringContaining('exactly one of the alternatives'),
      expect.stringContaining('has no field `pan`'),
    ])
  })
})

describe('a fix', () => {
  it('shows how a value of a certain form is written', () => {
    expect(told('create-token', { type: 'token', data: 'x', expires_at: '2031-04-23' })).toEqual([
      expect.stringContaining('Write `/expires_at` like `"2030-04-23T13:24:28Z"`.'),
    ])
  })

  it('shows how an item of a list is written', () => {
    expect(told('create-token', { type: 'token', data: 'x', containers: ['pci'] })).toEqual([
      expect.stringContaining('Write `/containers/0` like `"/pci/high/"`.'),
    ])
  })

  it.each([
    [
      'a number in quotation marks',
      { type: 'card', data: { number: '4242424242424242', expiration_month: '12', expiration_year: 2030 } },
      'Write the number `12`, without quotation marks.',
    ],
    [
      'a string without them',
      { type: 'token', data: 'x', metadata: { order: 1042 } },
      'Write the string `"1042"`, in quotation marks.',
    ],
    ['one value of a list', { type: 'token', data: 'x', containers: '/pii/high/' }, 'Put it into an array.'],
    [
      'a boolean in quotation marks',
      { type: 'token', data: 'x', deduplicate_token: 'true' },
      'Write `true`, without quotation marks.',
    ],
    [
      'the JSON text of an object',
      { type: 'token', data: 'x', metadata: '{"order":"1042"}' },
      'Send the object itself, not its JSON text.',
    ],
    [
      'none that would be right',
      { type: 'token', data: 'x', metadata: 'x' },
      'Change `/metadata`: it must be an object.',
    ],
  ])('puts right the type of %s', (_, body, fix) => {
    expect(told('create-token', body)).toEqual([expect.stringContaining(fix)])
  })

  it('names no permission that merely begins like the one that was written', () => {
    const body = { name: 'Shop', type: 'public', permissions: ['token:create', 'token:read'] }
    expect(told('create-application', body)).toEqual([expect.not.stringContaining('Write `token:create`')])
  })
})

describe('a card number with a wrong check digit is told', () => {
  it.each<[operation: string, at: string, body: unknown]>([
    ['create-token', '/data/number', { type: 'card', data: { number: '4242424242424241' } }],
    ['create-token', '/data', { type: 'card_number', data: '4242424242424241' }],
    ['create-token-intent', '/data/number', { type: 'card', data: { number: '4242424242424241' } }],
    [
      'create-network-token',
      '/data/number',
      { data: { number: '4000000000000003', expiration_month: 12, expiration_year: 2030 } },
    ],
    [
      'stripe-forward-tokenize',
      '/card/number',
      { card: { number: '4242424242424241', exp_month: 12, exp_year: 2030 } },
    ],
    [
      'tokenize',
      '/cards/1/data/number',
      {
        cards: [
          { type: 'card', data: { number: '4242424242424242' } },
          { type: 'card', data: { number: '4242424242424241' } },
        ],
      },
    ],
  ])('by %s at %s', (operation, at, body) => {
    expect(told(operation, body)).toEqual([
      expect.stringMatching(
        new RegExp(`^${at} \`${at}\` does not pass the Luhn check\\. (?:Write|Change) \`${at}\``),
      ),
    ])
  })

  it('and nothing is said of a number in a token of any data', () => {
    expect(told('create-token', { type: 'token', data: { number: '4242424242424241' } })).toEqual([])
    expect(told('tokenize', { number: '4242424242424241' })).toEqual([])
  })
})

it('reads each object of a document to tokenize that becomes a token', () => {
  const atOf = (body: unknown) => told('tokenize', body).map((one) => one.split(' ')[0])
  expect(atOf({ person: { type: 'person', data: { name: 'Ada' } } })).toEqual(['/person/type'])
  expect(atOf([{ type: 'token', data: 1, container: '/pii/' }])).toEqual(['/0/container'])
  expect(atOf({ name: 'Ada', list: [1, null, { type: 'token', data: 'x' }], type: 'card' })).toEqual([])
})

describe('two access rules of the same priority', () => {
  const rules = [1, 2, 1].map((priority) => ({ ...rule, priority, permissions: ['token:read'] }))
  const problem = expect.stringMatching(/^\/rules\/2\/priority .* must differ from `\/rules\/0\/priority`/)

  it.each([
    ['create-application', { name: 'A', type: 'private' }],
    ['update-application', { name: 'A' }],
    ['authorize-session', { nonce: 'a' }],
  ])('are told by %s', (operation, body) => {
    expect(told(operation, { ...body, rules })).toEqual([problem])
    expect(told(operation, { ...body, rules: rules.slice(0, 2) })).toEqual([])
  })

  it('are not guessed of a placeholder', () => {
    const open = [{ ...rules[0], priority: '<PRIORITY>' }, ...rules.slice(1)]
    expect(application('private', { rules: open })).toEqual([expect.stringMatching(/^\/rules\/0\/priority /)])
  })
})

it('lets a public application have no rule that only others can have', () => {
  const rules = [{ ...rule, permissions: ['token:create', 'token:read'] }]
  expect(application('public', { rules })).toEqual([expect.stringMatching(/^\/rules\/0\/permissions\/1 /)])
})

describe('in an authentication by 3D Secure', () => {
  const purchase = { amount: '1000', currency: '978', exponent: '2', date: '20260302091500' }
  const authentication = (more: object, merchant: object = {}) =>
    told('authenticate-3ds-session', {
      authentication_category: 'payment',
      authentication_type: 'payment-transaction',
      cardholder_info: { name: 'Ada Lovelace', email: 'ada@example.com' },
      merchant_info: {
        mid: 'M1',
        acquirer_bin: '400000',
        name: 'Shop',
        country_code: '826',
        category_code: '5411',
        ...merchant,
      },
      purchase_info: { ...purchase, ...more },
    })

  it.each([
    [{ currency: '000' }, 'currency'],
    [{ currency: '999' }, 'currency'],
    [{ date: '20260230091500' }, 'date'],
    [{ date: '20260302240000' }, 'date'],
    [{ recurring_expiration: '20271301' }, 'recurring_expiration'],
  ])('%o is told', (more, field) => {
    expect(authentication(more)).toEqual([expect.stringContaining(`/purchase_info/${field} `)])
  })

  it('a country that does not exist is told, and one that does passes', () => {
    expect(authentication({}, { country_code: '999' })).toEqual([
      expect.stringContaining('/merchant_info/country_code '),
    ])
    expect(authentication({ currency: '840', date: '20280229235959' }, { country_code: '840' })).toEqual([])
  })
})

describe('a search', () => {
  const search = (query: string) => told('search-tokens', { query })

  it.each([
    'data:"6789"',
    'data:"6789" AND container:"/pii/high/"',
    'container:"/pci/" AND metadata.order:1042-7',
    'data:"12\\" pipe"',
    'metadata.customer:<CUSTOMER_ID>',
  ])('may be %s', (query) => {
    expect(search(query)).toEqual([])
  })

  it.each([
    'data:"6789" OR data:"6780"',
    'type:card AND metadata.customer:customer-2',
    'data:"67*"',
    'metadata.order:[1000 TO 1100]',
    'NOT type:card',
    'email:ada',
    'lovelace',
  ])('that is not supported is told: %s', (query) => {
    expect(search(query)).toEqual([expect.stringMatching(/^\/query .* one `field:value`/)])
  })
})

describe('where one alternative is meant, only its problems are told', () => {
  const proxy = (response_transform: object) =>
    told('create-proxy', { name: 'P', destination_url: 'https://psp.example', response_transform })
  const mask = { type: 'mask', matcher: 'regex', expression: '(a)', replacement: '*' }

  it.each<[what: string, transform: object, at: string]>([
    ['a value', { ...mask, replacement: '**' }, '/response_transform/replacement'],
    ['a missing field', { ...mask, expression: undefined }, '/response_transform/expression'],
    ['an empty field', { code: '' }, '/response_transform/code'],
  ])('%s', (_, transform, at) => {
    expect(proxy(JSON.parse(JSON.stringify(transform)) as object)).toEqual([
      expect.stringMatching(new RegExp(`^${at} `)),
    ])
  })

  it('an empty list', () => {
    expect(application('private', { permissions: [] })).toEqual([expect.stringMatching(/^\/permissions /)])
  })

  it('and all are named where none is meant', () => {
    expect(proxy({})).toEqual([expect.stringMatching(/exactly one of/)])
    expect(application('private', {})).toEqual([expect.stringMatching(/at least one of/)])
  })
})

describe('an expression', () => {
  const token = (more: object) => told('create-token', { type: 'token', data: 'x', ...more })

  it.each([
    ['{{ data | reveal_lst: 4 }}', /^\/mask .*`reveal_lst`, which does not exist\. Write `reveal_last`\.$/],
    ['{{ data | reveal_last: 4', /^\/mask .* Close it with `\}\}`\.$/],
    ['{{ }}', /^\/mask .* names no value/],
  ])('that is wrong is told with its fix: %s', (mask, problem) => {
    expect(token({ mask })).toEqual([expect.stringMatching(problem)])
  })

  it('may have a bar in its arguments, and be one of several', () => {
    expect(token({ mask: "{{ data | split: '|' | first }}-{{ data | upcase }}" })).toEqual([])
    expect(token({ search_indexes: ['{{ data | last4 }}'], id: '{{ data | alias_card }}' })).toEqual([])
  })

  it('is read wherever the contract allows one, and nowhere else', () => {
    expect(told('react', { args: { deep: [{ number: '{{ <TOKEN_ID> | jsn }}' }] } })).toHaveLength(1)
    expect(told('detokenize', { number: '{{ <TOKEN_ID> | jsn }}' })).toHaveLength(1)
    expect(told('proxy-post', { number: '{{ <TOKEN_ID> | jsn }}', theirs: { any: 1 } })).toEqual([
      expect.stringMatching(/^\/number .*`jsn`/),
    ])
    expect(token({ data: '{{ not ours', metadata: { text: '{{ | }}' } })).toEqual([])
  })
})
