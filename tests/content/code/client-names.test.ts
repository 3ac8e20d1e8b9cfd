// A call is known by the client that it is made on, whatever the client is called, and another library's calls are not
// taken for the SDK's.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { upgradeCode } from '#site/api/code/pasted/upgrade/upgrade-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** Brand and address in place, so that a rebrand changes nothing here. */
function branded(code: string): string {
  const { brand, server } = knowledge.data
  return code
    .replaceAll('Brand', brand.scopePascal)
    .replaceAll('brand', brand.scope)
    .replaceAll('PREFIX', brand.headerPrefix)
    .replaceAll('https://api', server)
}

/** Operations that are called, and what is told of them. */
async function told(code: string, language?: string): Promise<{ calls: string[]; problems: string[] }> {
  const { calls, problems } = await checkPastedCode(
    { code: branded(code), ...(language !== undefined && { language }) },
    knowledge,
  )
  return {
    calls: calls.map(({ operation }) => operation),
    problems: problems.map(({ problem }) => problem),
  }
}

describe('a call that the SDK does not have is told on a client', () => {
  it.each<[what: string, language: string, code: string, call: string]>([
    [
      'of any name',
      'typescript',
      `const vaultApi = new BrandClient({ apiKey })\nawait vaultApi.tokens.fetchAll()`,
      'tokens.fetchAll',
    ],
    [
      'of a renamed class',
      'typescript',
      `import { BrandClient as Vault } from '@brand/node-sdk'\nconst api = new Vault({ apiKey })\nawait api.reactors.run('a')`,
      'reactors.run',
    ],
    [
      'of a class that is required under another name',
      'javascript',
      `const { BrandClient: Vault } = require('@brand/node-sdk')\nconst api = new Vault({ apiKey })\napi.reactors.run('a')`,
      'reactors.run',
    ],
    [
      'of Elements that is awaited in place',
      'typescript',
      `const token = await (await brand(KEY)).tokens.creat({ type: 'token', data: 'x' })`,
      'tokens.creat',
    ],
    [
      'of 3D Secure, in a field',
      'typescript',
      `class Pay {\n  private threeds = Brand3ds(KEY)\n  run() { return this.threeds.startChallange({ sessionId }) }\n}`,
      'startChallange',
    ],
    [
      'of 3D Secure in a page',
      'typescript',
      `import { Brand3ds } from '@brand/web-threeds'\nconst threeds = Brand3ds(KEY)\nawait threeds.startChallange({ sessionId })`,
      'startChallange',
    ],
    [
      'of Elements that a function makes, awaited in place',
      'typescript',
      `async function open() {\n  return brand(KEY)\n}\nawait (await open()).tokens.fetch('a')`,
      'tokens.fetch',
    ],
    [
      'in a field',
      'typescript',
      `this.api = new BrandClient({ apiKey })\nawait this.api.tokens.remove('a')`,
      'tokens.remove',
    ],
    [
      'in a private field',
      'typescript',
      `class A {\n  #api: BrandClient\n  constructor() { this.#api = new BrandClient({ apiKey }) }\n  go() { return this.#api.tokens.remove('a') }\n}`,
      'tokens.remove',
    ],
    [
      'of a builder',
      'kotlin',
      `val api = BrandApiClient.builder().apiKey(key).build()\napi.tokens().remove(id)`,
      'tokens.remove',
    ],
    [
      'in a function that returns nothing',
      'python',
      `def f() -> None:\n    vault = Brand(api_key=key)\n    vault.tokens.destroy("a")`,
      'tokens.destroy',
    ],
    [
      'that is given',
      'typescript',
      `async function f(api: BrandClient) {\n  await api.tokens.remove('a')\n}`,
      'tokens.remove',
    ],
    [
      'whose group is taken',
      'typescript',
      `const { tokens } = client\nawait tokens.retreive('a')`,
      'tokens.retreive',
    ],
    [
      'whose group is renamed',
      'typescript',
      `const { tokens: t } = client\nawait t.retreive('a')`,
      'tokens.retreive',
    ],
    [
      'whose group is taken where it is made',
      'typescript',
      `const { tokens: t } = new BrandClient({ apiKey })\nawait t.retreive('a')`,
      'tokens.retreive',
    ],
    ['whose group is kept', 'python', `tokens = client.tokens\ntokens.destroy("a")`, 'tokens.destroy'],
    [
      'of a renamed import',
      'python',
      `from brand import Brand as Vault\napi = Vault(api_key=key)\napi.tokens.retrieve("a")`,
      'tokens.retrieve',
    ],
    [
      'of a renamed package',
      'go',
      `import vault "github.com/brand/go-sdk/v6/client"\napi := vault.NewClient(option.WithAPIKey(key))\napi.Tokens.Fetch(ctx, "a")`,
      'Tokens.Fetch',
    ],
    [
      'in a fragment without imports',
      'go',
      `api := client.NewClient(\n\toption.WithAPIKey(key),\n)\napi.Tokens.Fetch(ctx, "a")`,
      'Tokens.Fetch',
    ],
    [
      'of a builder',
      'java',
      `BrandApiClient api = BrandApiClient.builder()\n    .apiKey(key)\n    .build();\napi.tokens().retrieve("a");`,
      'tokens.retrieve',
    ],
    [
      'that is made for the call',
      'typescript',
      `await new BrandClient({ apiKey }).tokens.remove('a')`,
      'tokens.remove',
    ],
    ['that is made for the call', 'python', `Brand(api_key=key).tokens.destroy("a")`, 'tokens.destroy'],
    [
      'that is made for the call',
      'csharp',
      `var token = await new Brand.Client.Brand(key).Tokens.FetchAsync("a");`,
      'Tokens.FetchAsync',
    ],
    [
      'that is made for the call, in parentheses',
      'csharp',
      `(new BrandClient(key, new ClientOptions { MaxRetries = 3 })).Tokens.FetchAsync("a");`,
      'Tokens.FetchAsync',
    ],
    [
      'that is built for the call',
      'java',
      `var id = BrandApiClient.builder().apiKey(key).build().tokens().retrieve("a").getId();`,
      'tokens.retrieve',
    ],
    [
      'that is built for the call',
      'kotlin',
      `val token = BrandApiClient.builder().apiKey(System.getenv("KEY")).build()\n    .tokens()\n    .retrieve("a")`,
      'tokens.retrieve',
    ],
    [
      'that is made for the call',
      'go',
      `import "github.com/brand/go-sdk/v6/client"\nclient.NewClient(option.WithAPIKey(key)).Tokens.Fetch(ctx, "a")`,
      'Tokens.Fetch',
    ],
    [
      'that is made for the call, in a fragment',
      'go',
      `t, err := client.NewClient(option.WithAPIKey(key)).Tokens.Fetch(ctx, "a")`,
      'Tokens.Fetch',
    ],
    [
      'named like the product, whose type is given',
      'typescript',
      `async function f(brand: BrandClient) {\n  await brand.tokens.remove('a')\n}`,
      'tokens.remove',
    ],
    [
      'named like the product, whose type is given',
      'kotlin',
      `class Store(private val brand: BrandApiClient) {\n    fun keep(x: String) = brand.tokens().retrieve(x)\n}`,
      'tokens.retrieve',
    ],
    [
      'that a function makes',
      'javascript',
      `function open() {\n  return new BrandClient({ apiKey })\n}\nawait open().tokens.remove('a')`,
      'tokens.remove',
    ],
    [
      'that a function makes, kept',
      'typescript',
      `const open = () => new BrandClient({ apiKey })\nconst api = open()\nawait api.tokens.remove('a')`,
      'tokens.remove',
    ],
    [
      'that a function waits for',
      'javascript',
      `async function open() {\n  const api = new BrandClient({ apiKey: await key() })\n  return api\n}\nawait (await open()).tokens.remove('a')`,
      'tokens.remove',
    ],
    [
      'that a function makes',
      'python',
      `def open_vault() -> Brand:\n    return Brand(api_key=key)\n\nopen_vault().tokens.destroy("a")`,
      'tokens.destroy',
    ],
    [
      'that a property makes',
      'python',
      `class A:\n    @cached_property\n    def api(self):\n        return Brand(api_key=key)\n\n    def drop(self):\n        self.api.tokens.destroy("a")`,
      'tokens.destroy',
    ],
    [
      'that a property keeps once it is made',
      'python',
      `class A:\n    @property\n    def api(self):\n        if self._api is None:\n            self._api = Brand(api_key=key)\n        return self._api\n    def drop(self):\n        self.api.tokens.destroy("a")`,
      'tokens.destroy',
    ],
    [
      'in a struct, in a fragment without imports',
      'go',
      `type Store struct { vault *client.Client }\nfunc New() *Store { return &Store{vault: client.NewClient(option.WithAPIKey(k))} }\nfunc (s *Store) Read() { s.vault.Tokens.Fetch(ctx, "a") }`,
      'Tokens.Fetch',
    ],
    [
      'that a method makes',
      'java',
      `class A {\n  private BrandApiClient api() { return BrandApiClient.builder().apiKey(key).build(); }\n  Token read(String id) { return api().tokens().retrieve(id); }\n}`,
      'tokens.retrieve',
    ],
    [
      'that a function makes',
      'go',
      `func open() *client.Client {\n\treturn client.NewClient(option.WithAPIKey(key))\n}\nfunc read() {\n\topen().Tokens.Fetch(ctx, "a")\n}`,
      'Tokens.Fetch',
    ],
    [
      'that a method makes',
      'csharp',
      `static BrandClient Open() => new BrandClient(key);\nvar t = await Open().Tokens.FetchAsync(id);`,
      'Tokens.FetchAsync',
    ],
    [
      'of an alias',
      'csharp',
      `using Vault = Brand.Client.Brand;\nvar api = new Vault(key);\nawait api.Tokens.FetchAsync("a");`,
      'Tokens.FetchAsync',
    ],
  ])('%s, %s', async (_, language, code, call) => {
    const { problems } = await told(code, language)
    expect(problems).toEqual([`The SDK has no call \`${call}\`.`])
  })
})

it.each<[library: string, language: string, code: string]>([
  [
    'a web framework',
    'typescript',
    `app.post('/', async (c) => {\n  const body = await c.req.json()\n  return c.res.headers.get('a')\n})`,
  ],
  ['a cloud', 'typescript', `const client = new S3Client({})\nawait client.config.region()`],
  [
    'payments, with a group of the same name',
    'typescript',
    `const stripe = new Stripe(key)\nawait stripe.tokens.create({ card: { number } })`,
  ],
  [
    'payments, under another name',
    'typescript',
    `const stripe = new Stripe(key)\nconst client = stripe\nawait client.tokens.retrieve('tok_1')`,
  ],
  ['payments', 'python', `client = stripe.StripeClient("k")\nclient.tokens.create(params={"card": {}})`],
  ['payments', 'php', `<?php\n$client = new StripeClient($key);\n$client->tokens->create(['card' => []]);`],
  [
    'payments, required in place',
    'javascript',
    `const client = require('stripe')(key)\nawait client.tokens.create({ card: { number } })`,
  ],
  [
    'payments, imported by its name',
    'typescript',
    `import { client } from 'other-sdk'\nawait client.tokens.revoke(token)`,
  ],
  ...[
    `import * as client from 'other-sdk'`,
    `import client, { type Options } from 'other-sdk'`,
    `const { client } = require('other-sdk')`,
    `const { sdk: client } = await import('other-sdk')`,
    `const { a: { client } } = require('other-sdk')`,
    `const client = (await import('other-sdk')).default`,
    `const client = new (require('other-sdk'))(key)`,
    `import {\n  a, // the client\n  client,\n} from 'other-sdk'`,
    `import {\n  a, /* the\n  client */\n  client,\n} from 'other-sdk'`,
  ].map((taken): [string, string, string] => [
    `payments, by \`${taken}\``,
    'typescript',
    `${taken}\nawait client.tokens.revoke(token)`,
  ]),
  [
    'sign-ins, made by an imported function',
    'typescript',
    `import { createAuthClient } from 'other-sdk'\nconst client = await createAuthClient({ key })\nawait client.sessions.verify(id)`,
  ],
  [
    'rows, whose type says so',
    'typescript',
    `class Repo {\n  constructor(private client: PrismaClient) {}\n  all() { return this.client.sessions.findMany() }\n}`,
  ],
  [
    'rows, whose type says so',
    'csharp',
    `public class Repo(AppDb client)\n{\n    public Task<Token> Find(string id) => client.Tokens.FindAsync(id);\n}`,
  ],
  [
    'rows, whose type says so',
    'java',
    `private final TokenRepository client;\nToken find(String id) { return client.tokens().findById(id); }`,
  ],
  ['rows', 'go', `func (c *Cache) Get(id string) any {\n\tt, _ := c.tokens.Load(id)\n\treturn t\n}`],
  [
    'procedures in more parts',
    'typescript',
    `const client = createTRPCClient<Router>({ links })\nawait client.tokens.byId.query({ id })`,
  ],
  [
    'clusters, imported as a module',
    'python',
    `from kubernetes import client\nclient.Configuration.set_default(c)`,
  ],
  [
    'clusters, imported in a list of several lines',
    'python',
    `from kubernetes import (\n    config,  # the cluster\n    client,\n)\nclient.Configuration.set_default(c)`,
  ],
  ...[`import other_sdk as client`, `from other_sdk import \\\n    config, \\\n    client`].map(
    (taken): [string, string, string] => [
      `clusters, by \`${taken}\``,
      'python',
      `${taken}\nclient.Configuration.set_default(c)`,
    ],
  ),
  [
    'one\u2019s own package, in a fragment without imports',
    'go',
    `cl, err := client.NewClient(cfg)\ncl.Sessions.Foo(ctx)\ncl.Tokens.Load(ctx, "a")`,
  ],
  ['a list', 'javascript', `client.tokens.push(token)\nconst live = client.keys.filter((key) => key.live)`],
  ['a list', 'python', `client.tokens.append(token)\nfor name, key in client.keys.items(): print(name)`],
  ['a list', 'csharp', `client.Webhooks.Add(hook);\nvar ids = client.Tokens.Select(t => t.Id).ToList();`],
  ['a list', 'java', `client.tokens().stream().map(Token::getId).toList();`],
  ['a database', 'python', `import boto3\nclient = boto3.client("s3")\nclient.meta.events.register("a", f)`],
  ['a web framework', 'go', `func handler(c *gin.Context) {\n\tc.Request.Header.Get("X")\n}`],
  [
    'HTTP',
    'csharp',
    `var client = new HttpClient();\nclient.DefaultRequestHeaders.Add("PREFIX-API-KEY", key);`,
  ],
  ['HTTP', 'java', `OkHttpClient client = new OkHttpClient();\nclient.newCall(request).execute();`],
  [
    'payments, that a function makes',
    'javascript',
    `const open = () => new Stripe(key)\nawait open().tokens.create({ card })\nconst api = open()\nawait api.tokens.create({ card })`,
  ],
  ['a promise of Elements', 'typescript', `const bt = await brand(key).catch(() => undefined)`],
  ['payments, that a function elsewhere makes', 'python', `pay().tokens.create(card=card)`],
  [
    'payments, beside a function that makes ours',
    'typescript',
    `const open = () => new BrandClient({ apiKey })\nconst pay = () => new Stripe(key)\nawait pay().tokens.retrieve('tok_1')`,
  ],
  ['payments, made for the call', 'csharp', `await new StripeClient(key).Tokens.CreateAsync(options);`],
  ['payments, built for the call', 'java', `Acme.builder().apiKey(key).build().tokens().create(params);`],
  ['payments, made for the call', 'go', `acme.New(key, nil).Tokens.Create(params)`],
  ['payments, built for the call', 'kotlin', `Acme.builder().apiKey(key).build().tokens().create(params)`],
])('nothing is said of a client for %s, %s', async (_, language, code) => {
  expect(await told(code, language)).toEqual({ calls: [], problems: [] })
})

it.each<[what: string, code: string, calls: string[]]>([
  ['a client that it holds', `await vault.client.tokens.get(id)`, ['get-token']],
  ['a client in a field', `await this.vault.sdk.tokens.create({ type: 'token', data })`, ['create-token']],
  ['an instance of Elements', `await vault?.elements.tokens.retrieve?.(id)`, ['get-token']],
  ['something else', `await vault.storage.tokens.put(id, value)`, []],
  ['another class', `await new Stripe(key).tokens.create({ card })`, []],
])('takes a variable named like an instance of Elements for %s', async (_, code, calls) => {
  expect(await told(code, 'typescript')).toEqual({ calls, problems: [] })
})

it('says that no call on a client could be read where the code names an SDK', async () => {
  const code = branded(`var id = registry.lookup(BrandApiClient.class).tokens().get("a").getId();`)
  const { judged, reason } = await checkPastedCode({ code, language: 'java' }, knowledge)
  expect([judged, reason]).toEqual([
    false,
    'Not checked: the code names an SDK, but no call on a client could be read. Assign the client to a variable.',
  ])
})

it('reads the request of a client for HTTP that is made elsewhere, and takes it for no client of the SDK', async () => {
  const code = `client.DefaultRequestHeaders.Add("X", key);\nawait client.PostAsync("https://api/tokens", content);`
  expect(await told(code, 'csharp')).toEqual({ calls: ['create-token'], problems: [] })
})

it('is led to the nearest method of the group, and to all of them where none is near', async () => {
  const fixes = async (code: string): Promise<string[]> =>
    (await checkPastedCode({ code }, knowledge)).problems.map(({ fix }) => fix)
  expect(await fixes(`await client.tokens.lst({})`)).toEqual(['Write `tokens.list`.'])
  expect(await fixes(`await client.sessions.run()`)).toEqual([
    'Write one of `sessions.create`, `sessions.authorize`.',
  ])
})

it('is led from a call that is named as its operation to the call in its group', async () => {
  const { problems } = await checkPastedCode(
    { code: `await client.createToken({ type: 'card' })` },
    knowledge,
  )
  expect(problems.map(({ problem, fix }) => `${problem} ${fix}`)).toEqual([
    'The SDK has no call `createToken`. Write `tokens.create`.',
  ])
})

describe('a request without an SDK', () => {
  it.each<[what: string, language: string, code: string]>([
    ['with a base', 'typescript', `const BASE = 'https://api'\nawait fetch(\`\${BASE}/tokens\`, SPOILED)`],
    [
      'with a base and a sum',
      'typescript',
      `const BASE = 'https://api'\nawait fetch(BASE + '/tokens', SPOILED)`,
    ],
    [
      'of axios as one object',
      'typescript',
      `await axios({ method: 'post', url: 'https://api/tokens', headers, data: { type: 'card', data: { numbr: '1' } } })`,
    ],
    [
      'of a session',
      'python',
      `s = requests.Session()\ns.headers["PREFIX-API-KEY"] = key\ns.post("https://api/tokens", json={"type": "card", "data": {"numbr": "1"}})`,
    ],
    [
      'with its method as an argument',
      'python',
      `requests.request("POST", "https://api/tokens", headers=headers, json={"type": "card", "data": {"numbr": "1"}})`,
    ],
    [
      'whose body is written by `json.dumps`',
      'python',
      `requests.post("https://api/tokens", headers=headers, data=json.dumps({"type": "card", "data": {"numbr": "1"}}))`,
    ],
    [
      'with an f-string',
      'python',
      `BASE = "https://api"\nrequests.post(f"{BASE}/tokens", headers=headers, json={"type": "card", "data": {"numbr": "1"}})`,
    ],
    [
      'whose body is text',
      'typescript',
      `await fetch('https://api/tokens', { method: 'POST', headers, body: '{"type":"card","data":{"numbr":"1"}}' })`,
    ],
  ])('is read %s', async (_, language, code) => {
    const spoiled = `{ method: 'POST', headers, body: JSON.stringify({ type: 'card', data: { numbr: '1' } }) }`
    const { calls, problems } = await told(code.replace('SPOILED', spoiled), language)
    expect(calls).toEqual(['create-token'])
    expect(problems.join('\n')).toContain('no field `numbr`')
    expect(problems.join('\n')).not.toMatch(/key|string|content type/)
  })
})

it('upgrades calls of a legacy client of any name, and only what is written at the call', async () => {
  const legacy = branded(`import { Brand } from '@brand/brand-js'
const vaultApi = await new Brand().init('<PRIVATE_API_KEY>')
const { tokens } = vaultApi
await vaultApi.tokens.retrieve('a')
await tokens.retrieve('b')
`)
  const { code, left } = await upgradeCode(legacy, undefined, knowledge)
  expect(left).toEqual([])
  expect(code.split('\n').slice(3, 5)).toEqual([`await vaultApi.tokens.get('a')`, `await tokens.get('b')`])
})

it('opens a session of 3D Secure from a page with a public key, whose options are those of its SDK', async () => {
  const { calls, problems } = await told(
    `const threeds = Brand3ds(KEY)\nconst session = await threeds.createSession({ tokenId, challengeMode: 'redirect' })\nthreeds.startChallenge({ sessionId: session.id })`,
    'typescript',
  )
  expect({ calls, problems }).toEqual({ calls: ['create-3ds-session'], problems: [] })
})

it.each([
  ['cvc', 'cardVerificationCode'],
  ['cardnumber', 'cardNumber'],
  ['iban', undefined],
])('names the type of element that %j stands for', async (written, meant) => {
  const { problems } = await checkPastedCode(
    {
      code: branded(
        `const bt = await brand(KEY)\nbt.createElement('${written}', { targetId: 'a' }).mount('#a')`,
      ),
    },
    knowledge,
  )
  expect(problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    meant ? `2 Write \`${meant}\`.` : expect.stringMatching(/^2 Write one of `card`, .*`text`\.$/),
  ])
})

it('leaves elements of a page and of other libraries alone', async () => {
  const { problems } = await told(
    `const bt = await brand(KEY)\nbt.createElement('text', { targetId: 'a' })\ndocument.createElement('div')\nstripe.elements().create('cvc')\nbt.createElement(type)`,
    'typescript',
  )
  expect(problems).toEqual([])
})
