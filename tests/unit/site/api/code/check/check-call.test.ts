import { describe, expect, it } from 'vitest'
import { checkSample } from '#scripts/api/samples/check/check-sample.ts'
import { tell, vaultContract, verdict } from '../../../../scripts/api/samples/vault-contract.ts'

interface Language {
  fence: string
  /** A correct sample: creates a card token in one container. */
  good: string
  /** Possible mistakes: the correct text, its replacement, and the expected message. */
  breaks: [name: string, right: string, wrong: string, told: string][]
}

const LANGUAGES: Language[] = [
  {
    fence: 'ts',
    good: `const token = await client.tokens.create({
  type: 'card',
  data: { number: '4242424242424242', expiration_month: 12 },
  containers: ['/pci/high/'],
  deduplicateToken: true,
})`,
    breaks: [
      [
        'method',
        'tokens.create',
        'tokens.creat',
        '1:28 sample-call-unknown the SDK has no call `tokens.creat`',
      ],
      [
        'group',
        'tokens.create',
        'token.create',
        '1:28 sample-call-unknown the SDK has no call `token.create`',
      ],
      [
        'field',
        'containers:',
        'container:',
        '4:3 sample-invalid the request of `create-token` has no field `container`',
      ],
      [
        'spelling',
        'deduplicateToken',
        'deduplicate_token',
        '5:3 sample-invalid the request of `create-token` has no field `deduplicate_token` in this language',
      ],
      [
        'type',
        'deduplicateToken: true',
        "deduplicateToken: 'yes'",
        '5:21 sample-invalid `deduplicate_token` in the request of `create-token` must be `true` or `false`',
      ],
      [
        'enum',
        "'card'",
        "'cards'",
        '2:9 sample-invalid `type` in the request of `create-token` must be one of',
      ],
      [
        'nested',
        'expiration_month',
        'expiration_mont',
        '3:39 sample-invalid `data` in the request of `create-token` has no field `expiration_mont`',
      ],
      [
        'nested value',
        'expiration_month: 12',
        'expiration_month: 13',
        '3:57 sample-invalid `data.expiration_month` in the request of `create-token` must be 12 or less',
      ],
    ],
  },
  {
    fence: 'python',
    good: `token = client.tokens.create(
    type="card",
    data={"number": "4242424242424242", "expiration_month": 12},
    containers=["/pci/high/"],
    deduplicate_token=True,
)`,
    breaks: [
      [
        'method',
        'tokens.create',
        'tokens.creates',
        '1:16 sample-call-unknown the SDK has no call `tokens.creates`',
      ],
      [
        'field',
        'containers=',
        'container=',
        '4:5 sample-invalid the request of `create-token` has no field `container`',
      ],
      [
        'type',
        'deduplicate_token=True',
        'deduplicate_token="yes"',
        '5:23 sample-invalid `deduplicate_token`',
      ],
      [
        'enum',
        '"card"',
        '"cards"',
        '2:10 sample-invalid `type` in the request of `create-token` must be one of',
      ],
      [
        'nested',
        '"expiration_month"',
        '"expirationMonth"',
        '3:41 sample-invalid `data` in the request of `create-token` has no field `expirationMonth`',
      ],
    ],
  },
  {
    fence: 'csharp',
    good: `var token = await client.Tokens.CreateAsync(new CreateTokenRequest
{
    Type = "card",
    Data = new Dictionary<string, object>
    {
        ["number"] = "4242424242424242",
        ["expiration_month"] = 12,
    },
    Containers = ["/pci/high/"],
    DeduplicateToken = true,
});`,
    breaks: [
      ['method', 'CreateAsync', 'Create', '1:26 sample-call-unknown the SDK has no call `Tokens.Create`'],
      [
        'field',
        'Containers =',
        'Container =',
        '9:5 sample-invalid the request of `create-token` has no field `Container`',
      ],
      [
        'spelling',
        'DeduplicateToken',
        'deduplicate_token',
        '10:5 sample-invalid the request of `create-token` has no field `deduplicate_token` in this language',
      ],
      ['type', 'DeduplicateToken = true', 'DeduplicateToken = 1', '10:24 sample-invalid `deduplicate_token`'],
      ['enum', '"card"', '"cards"', '3:12 sample-invalid `type`'],
      [
        'nested',
        '["expiration_month"]',
        '["month"]',
        '7:10 sample-invalid `data` in the request of `create-token` has no field `month`',
      ],
    ],
  },
  {
    fence: 'java',
    good: `class Example {
  void run() {
    client.tokens().create(CreateTokenRequest.builder()
        .type("card")
        .data(Map.of("number", "4242424242424242", "expiration_month", 12))
        .containers(List.of("/pci/high/"))
        .deduplicateToken(true)
        .build());
  }
}`,
    breaks: [
      ['method', '.create(', '.creates(', '3:12 sample-call-unknown the SDK has no call `tokens.creates`'],
      [
        'field',
        '.containers(',
        '.container(',
        '6:10 sample-invalid the request of `create-token` has no field `container`',
      ],
      [
        'type',
        'deduplicateToken(true)',
        'deduplicateToken("yes")',
        '7:27 sample-invalid `deduplicate_token`',
      ],
      ['enum', '"card"', '"cards"', '4:15 sample-invalid `type`'],
      [
        'nested',
        '"expiration_month"',
        '"month"',
        '5:52 sample-invalid `data` in the request of `create-token` has no field `month`',
      ],
    ],
  },
  {
    fence: 'go',
    good: `package main

func create(ctx context.Context, c *client.Client) {
	token, err := c.Tokens.Create(ctx, &sdk.CreateTokenRequest{
		Type:             sdk.String("card"),
		Data:             map[string]any{"number": "4242424242424242", "expiration_month": 12},
		Containers:       []string{"/pci/high/"},
		DeduplicateToken: sdk.Bool(true),
	})
}`,
    breaks: [
      [
        'method',
        'Tokens.Create(',
        'Tokens.Created(',
        '4:18 sample-call-unknown the SDK has no call `Tokens.Created`',
      ],
      [
        'field',
        'Containers: ',
        'Container: ',
        '7:3 sample-invalid the request of `create-token` has no field `Container`',
      ],
      ['type', 'sdk.Bool(true)', 'sdk.String("yes")', '8:32 sample-invalid `deduplicate_token`'],
      ['enum', '"card"', '"cards"', '5:32 sample-invalid `type`'],
      [
        'nested',
        '"expiration_month"',
        '"month"',
        '6:66 sample-invalid `data` in the request of `create-token` has no field `month`',
      ],
    ],
  },
  {
    fence: 'kotlin',
    good: `val token = vault.createToken(
    CreateTokenRequest(
        type = "card",
        data = mapOf("number" to "4242424242424242", "expiration_month" to 12),
        containers = listOf("/pci/high/"),
    ),
)`,
    breaks: [
      [
        'method',
        'createToken',
        'createTokens',
        '1:19 sample-call-unknown the SDK has no call `createTokens`',
      ],
      [
        'field',
        'containers =',
        'container =',
        '5:9 sample-invalid the request of `create-token` has no field `container`',
      ],
      ['enum', '"card"', '"cards"', '3:16 sample-invalid `type`'],
      [
        'nested',
        '"expiration_month"',
        '"month"',
        '4:54 sample-invalid `data` in the request of `create-token` has no field `month`',
      ],
    ],
  },
  {
    fence: 'swift',
    good: `let request = CreateToken(
    type: "card",
    data: ["number": "4242424242424242", "expiration_month": 12],
    containers: ["/pci/high/"])

%Scope%Elements.createToken(body: request) { token, error in }`,
    breaks: [
      ['method', 'createToken(', 'makeToken(', '6:14 sample-call-unknown the SDK has no call `makeToken`'],
      [
        'field',
        'containers:',
        'container:',
        '4:5 sample-invalid the request of `create-token` has no field `container`',
      ],
      ['enum', '"card"', '"cards"', '2:11 sample-invalid `type`'],
    ],
  },
]

describe.each(LANGUAGES)('calls in $fence', ({ fence, good, breaks }) => {
  it('are checked and valid', async () => {
    expect(await verdict(fence, good)).toMatchObject({ kind: 'checked', findings: [] })
  })

  it.each(breaks)('reports a wrong %s at its location', async (_, right, wrong, told) => {
    expect(good).toContain(right)
    const found = await tell(fence, good.replace(right, wrong))
    expect(found).toHaveLength(1)
    expect(found[0]!.startsWith(told), `${found[0]} should begin with ${told}`).toBe(true)
  })
})

describe('arguments of calls', () => {
  it('requires the path’s ids', async () => {
    expect(await tell('ts', "await client.tokens.update({ metadata: { order: '1' } })")).toEqual([
      '1:28 sample-invalid `update-token` takes `id` here, a string',
    ])
    expect(await tell('python', 'client.tokens.get()')).toEqual([
      '1:15 sample-invalid `get-token` takes one argument for its path, `/tokens/{id}`',
    ])
  })

  it('resolves variables that the sample assigns, and ignores others', async () => {
    const declared = "const request = { type: 'cards', data: 'a' }\nawait client.tokens.create(request)"
    expect(await tell('ts', declared)).toEqual([
      expect.stringContaining('1:25 sample-invalid `type` in the request of `create-token` must be one of'),
    ])
    expect(await tell('ts', 'await client.tokens.create(request)')).toEqual([])
    expect(await tell('ts', "await client.tokens.create({ ...rest, type: 'token' })")).toEqual([])
  })

  it('checks the calls of Elements in a browser', async () => {
    expect(await verdict('ts', "await elements.tokens.create({ type: 'card', data: card })")).toMatchObject({
      kind: 'checked',
      findings: [],
    })
    expect(await tell('ts', "await elements.tokens.creat({ type: 'card', data: card })")).toEqual([
      '1:16 sample-call-unknown the SDK has no call `tokens.creat`',
    ])
  })

  it('finds URLs and headers of the API in any code', async () => {
    expect(await tell('ts', "const { ok } = await fetch('%api-host%/token')")).toEqual([
      expect.stringMatching(/^1:\d+ sample-operation-unknown the API has no path `\/token`$/),
    ])
    expect(await tell('python', 'headers = {"%PREFIX%-APIKEY": key}')).toEqual([
      expect.stringMatching(/^1:13 sample-header-unknown the API has no header `\w+-APIKEY`$/),
    ])
  })
})

describe('requests without an SDK', () => {
  const fetched = `const answer = await fetch('%api-host%/tokens', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    '%PREFIX%-API-KEY': process.env.PRIVATE_API_KEY ?? '',
  },
  body: JSON.stringify({ type: 'token', data: value, containers: ['/general/'] }),
})`
  const posted = `answer = httpx.post(
    "%api-host%/tokens",
    headers={"%PREFIX%-API-KEY": key},
    json={"type": "token", "data": value},
)`

  it('are checked and valid', async () => {
    expect(await verdict('ts', fetched)).toMatchObject({ kind: 'checked', findings: [] })
    expect(await verdict('python', posted)).toMatchObject({ kind: 'checked', findings: [] })
  })

  it.each([
    [
      'ts',
      fetched,
      "'POST'",
      "'PUT'",
      /^2:11 sample-operation-unknown the API has no operation `PUT \/tokens`$/,
    ],
    [
      'ts',
      fetched,
      'containers',
      'container',
      /^7:54 sample-invalid the body of `create-token` has no field `container`$/,
    ],
    [
      'ts',
      fetched,
      'application/json',
      'text/plain',
      /^4:5 sample-invalid `create-token` takes `application\/json`/,
    ],
    ['ts', fetched, '%PREFIX%-API-KEY', 'Accept', /^1:22 sample-invalid `create-token` needs a key/],
    [
      'python',
      posted,
      '"type"',
      '"typ"',
      /^4:11 sample-invalid the body of `create-token` has no field `typ`$/,
    ],
    [
      'python',
      posted,
      'httpx.post',
      'httpx.patch',
      /^1:16 sample-operation-unknown the API has no operation `PATCH \/tokens`$/,
    ],
  ])('tell in %s what is wrong (%#)', async (fence, good, right, wrong, told) => {
    expect(await tell(fence, good.replace(right, wrong))).toEqual(
      expect.arrayContaining([expect.stringMatching(told)]),
    )
  })
})

describe('options of calls', () => {
  it.each([
    ['ts', "await client.tokens.get('abc', { maxRetry: 1 })", '1:34', 'maxRetry'],
    ['python', 'client.tokens.get("abc", request_options={"max_retry": 1})', '1:43', 'max_retry'],
    [
      'csharp',
      'await client.Tokens.GetAsync("abc", new RequestOptions { MaxRetry = 1 });',
      '1:58',
      'MaxRetry',
    ],
    ['go', 'package a\nfunc b() { c.Tokens.Get(ctx, "abc", option.WithKey("d")) }', '2:44', 'WithKey'],
  ])('are known in %s', async (fence, code, place, name) => {
    expect(await tell(fence, code)).toEqual([`${place} sample-call-unknown calls have no option \`${name}\``])
  })
})

it('tells a wrong group once in Java, where each call is on another', async () => {
  const code = 'class A { %Scope%ApiClient client; void b() { client.tokns().jobs().get("abc"); } }'
  expect(await tell('java', code)).toEqual([
    expect.stringMatching(/sample-call-unknown the SDK has no call `tokns\.jobs\.get`$/),
  ])
})

it('knows no calls of an SDK for pages if the configuration has none', async () => {
  const contract = await vaultContract()
  const { brand } = contract
  const code = `const elements = await ${brand.scope}('<PUBLIC_API_KEY>')\nawait elements.tokens.creat({ type: 'card' })`
  const findings = async (known: typeof contract) => {
    const { findings: found } = await checkSample({ language: 'ts', code, meta: '' }, known)
    return found.map(({ code: name }) => name)
  }
  const { sdkVariables: _variables, ...plain } = brand
  expect(await findings(contract)).toContain('sample-call-unknown')
  expect(await findings({ ...contract, brand: plain })).not.toContain('sample-call-unknown')
})

it('reports no call of an SDK for pages on a site whose content lists none', async () => {
  const contract = await vaultContract()
  const { brand, elements } = contract
  const code = `const threeds = ${brand.scopePascal}3ds('<PUBLIC_API_KEY>')
await threeds.createSesion({ pan: 'abc' })
const elements = await ${brand.scope}('<PUBLIC_API_KEY>')
await elements.tokens.creat({ type: 'card' })`
  const found = async (known: typeof contract) => {
    const { findings } = await checkSample({ language: 'ts', code, meta: '' }, known)
    return findings.map(({ what }) => what)
  }
  const nothing = { calls: new Map(), threeds: new Map(), local: new Set<string>(), types: {} }
  expect(await found({ ...contract, elements })).toEqual([
    'the SDK has no call `createSesion`',
    'the SDK has no call `tokens.creat`',
  ])
  expect(await found({ ...contract, elements: nothing })).toEqual([])
})
