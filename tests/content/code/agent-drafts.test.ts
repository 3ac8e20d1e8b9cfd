// Code in the forms that agents draft it: objects that are filled in later, constants of classes, clients with options,
// queries that are put together. What is right passes, and what is wrong is told once.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `API`, `KEY` and `Brand` stand for the server, the name of the key's header and the product. `line problem fix` */
async function told(language: string, code: string): Promise<string[]> {
  const { contract, data } = knowledge
  const written = code
    .replaceAll('API', contract.server)
    .replaceAll('KEY', contract.apiKeyAuth.header)
    .replaceAll('Brand', data.brand.scopePascal)
    .replaceAll('@brand', `@${data.brand.scope}`)
    .replaceAll('PREFIX-PROXY', `${data.brand.headerPrefix}-PROXY`)
  const { judged, reason, problems } = await checkPastedCode({ code: written, language }, knowledge)
  expect([judged, reason]).toEqual([true, undefined])
  return problems.map(({ line, problem, fix }) => `${line} ${problem} ${fix}`)
}

const JS_OPTIONS = "{ method: 'POST', headers, body: JSON.stringify({ type: 'token', data: 'x' }) }"

const RIGHT: [what: string, language: string, code: string][] = [
  [
    'a key that a class sets on the session that it made',
    'python',
    'class Vault:\n    def __init__(self, key):\n        self.session = requests.Session()\n        self.session.headers.update({"KEY": key})\n    def get(self, id):\n        return self.session.get(f"API/tokens/{id}")',
  ],
  [
    'a key that a class sets on the client that it made',
    'javascript',
    "class Vault {\n  constructor(key) {\n    this.http = axios.create({ baseURL: 'API' })\n    this.http.defaults.headers['KEY'] = key\n  }\n  get(id) { return this.http.get('/tokens/' + id) }\n}",
  ],
  [
    'fields that options rename',
    'csharp',
    'await http.PostAsJsonAsync("API/tokens", new { Type = "token", Data = "x", ExpiresAt = when }, SnakeCase);',
  ],
  [
    'another vendor beside a client of the SDK',
    'javascript',
    "const stripe = require('stripe')(process.env.STRIPE)\nconst { BrandClient } = require('@brand/node-sdk')\nconst vault = new BrandClient({ apiKey: key })\nconst { id } = await stripe.tokens.create({ card })\nawait vault.reactors.react(reactor, { args: { id } })",
  ],
  [
    'an address that is put together',
    'go',
    'u := fmt.Sprintf("%s/tokens/%s", "API", id)\nreq, _ := http.NewRequest("GET", u, nil)\nreq.Header.Set("KEY", key)',
  ],
  [
    'a field that is added later',
    'javascript',
    "const body = { type: 'token' }\nbody.data = value\nawait client.tokens.create(body)",
  ],
  [
    'either of two fields',
    'javascript',
    "const body = { metadata: {} }\nif (intent) body.tokenIntentId = intent\nelse { body.type = 'card'; body.data = card }\nawait client.tokens.create(body)",
  ],
  [
    'a field deep inside',
    'javascript',
    "const body = { type: 'card', data: {} }\nbody.data.number = pan\nawait client.tokens.create(body)",
  ],
  [
    'what is merged in',
    'javascript',
    "const body = { type: 'token' }\nObject.assign(body, more)\nawait client.tokens.create(body)",
  ],
  [
    'an entry of a dictionary',
    'python',
    'payload = {"type": "token"}\npayload["data"] = value\nrequests.post("API/tokens", headers={"KEY": key}, json=payload)',
  ],
  [
    'a document',
    'python',
    'client.tokens.tokenize({"card": {"type": "token", "data": "x"}})\nclient.tokens.detokenize(document)',
  ],
  [
    'an update of a dictionary',
    'python',
    'payload = {"type": "token"}\npayload.update(data=value)\nclient.tokens.create(**payload)',
  ],
  [
    'an entry of a map',
    'go',
    'body := map[string]any{"type": "token"}\nbody["data"] = v\nb, _ := json.Marshal(body)\nreq, _ := http.NewRequest("POST", "API/tokens", bytes.NewReader(b))\nreq.Header.Set("KEY", k)\nreq.Header.Set("Content-Type", "application/json")\nhttp.DefaultClient.Do(req)',
  ],
  [
    'a property',
    'csharp',
    'var request = new CreateTokenRequest { Type = "token" };\nrequest.Data = value;\nawait client.Tokens.CreateAsync(request);',
  ],
  [
    'an entry of an array',
    'php',
    "<?php\n$body = ['type' => 'token'];\n$body['data'] = $value;\nHttp::withHeaders(['KEY' => $key])->post('API/tokens', $body);",
  ],
  [
    'a header that is added later',
    'javascript',
    `const headers = { 'Content-Type': 'application/json' }\nif (key) headers['KEY'] = key\nawait fetch('API/tokens', ${JS_OPTIONS})`,
  ],
  [
    'a query that is put together',
    'javascript',
    "const query = new URLSearchParams({ type: 'card', size: '20' })\nawait fetch('API/v2/tokens?' + query.toString(), { headers: { 'KEY': key } })",
  ],
  [
    'a query that is set on an address',
    'javascript',
    "const url = new URL('API/applications')\nurl.searchParams.append('page', 2)\nawait fetch(url.href, { headers: { 'KEY': key } })",
  ],
  [
    'a field that a class adds to its object',
    'typescript',
    "class Draft {\n  body = { type: 'token' }\n  set(data) { this.body.data = data }\n  send() { return client.tokens.create(this.body) }\n}",
  ],
  [
    'a key that a class adds to its headers',
    'javascript',
    "class Vault {\n  #headers = { 'Content-Type': 'application/json' }\n  constructor(key) { this.#headers['KEY'] = key }\n  save(data) { return fetch('API/tokens', { method: 'POST', headers: this.#headers, body: JSON.stringify({ type: 'token', data }) }) }\n}",
  ],
  [
    'headers that are merged into those of a class',
    'javascript',
    "class Vault {\n  headers = { 'Content-Type': 'application/json' }\n  constructor(more) { Object.assign(this.headers, more) }\n  save(data) { return fetch('API/tokens', { method: 'POST', headers: this.headers, body: JSON.stringify({ type: 'token', data }) }) }\n}",
  ],
  [
    'an entry of a dictionary of a class',
    'python',
    'class Vault:\n    def __init__(self):\n        self.payload = {"type": "token"}\n    def send(self, value):\n        self.payload["data"] = value\n        return requests.post("API/tokens", headers={"KEY": self.key}, json=self.payload)',
  ],
  [
    'a variable that is assigned again',
    'javascript',
    "let body = { type: 'card' }\nbody = { ...body, data }\nawait client.tokens.create(body)",
  ],
  [
    'a parameter that is called like a variable',
    'javascript',
    "const body = { type: 'token' }\nexport const create = async (body) => client.tokens.create(body)",
  ],
  [
    'a parameter that is called like a variable',
    'python',
    'payload = {"type": "token"}\ndef create(payload, key=None):\n    return requests.post("API/tokens", headers={"KEY": key}, json=payload)',
  ],
  [
    'what is merged with an operator',
    'python',
    'payload = {"type": "token"}\npayload |= more\nclient.tokens.create(**payload)',
  ],
  [
    'a header that is added to a request of urllib',
    'python',
    'import urllib.request\nrequest = urllib.request.Request("API/v2/tokens")\nrequest.add_header("KEY", key)\nurllib.request.urlopen(request)',
  ],
  [
    'a client with all of its options',
    'typescript',
    "const client = new BrandClient({ apiKey: process.env.PRIVATE_API_KEY, maxRetries: 1, timeoutInSeconds: 5, headers: {}, fetch })\nawait client.tokens.get('abc')",
  ],
  [
    'a client with options from elsewhere',
    'typescript',
    "const client = new BrandClient({ ...config })\nawait client.tokens.get('abc')",
  ],
  [
    'a client that a builder makes',
    'java',
    'BrandApiClient client = BrandApiClient.builder().apiKey(System.getenv("K")).timeout(5).build();\nclient.tokens().get("abc");',
  ],
  [
    'a field of an alternative that is not written out',
    'javascript',
    "await client.tokenIntents.create({ type: 'card', data })",
  ],
]

describe('says nothing of', () => {
  it.each(RIGHT)('%s (%s)', async (_, language, code) => {
    expect(await told(language, code)).toEqual([])
  })
})

const WRONG: [what: string, language: string, code: string, problems: RegExp[]][] = [
  [
    'a key in the header of another API',
    'javascript',
    "await fetch('API/tokens/abc', { headers: { Authorization: `Bearer ${key}` } })",
    [/takes its key in the header `.+-API-KEY`, not in `Authorization`/],
  ],
  [
    'a filter in a body that the proxy passes on',
    'javascript',
    "await axios.post('API/proxy', { a: 1, n: `{{ ${id} | jsonpath: '$.number' }}` }, { headers: { 'KEY': key, 'PREFIX-PROXY-URL': url } })",
    [/filter `jsonpath`, which does not exist/],
  ],
  [
    'a request in the place of an id',
    'javascript',
    "await client.tokens.update({ id: 'abc', metadata: { a: 'b' } })",
    [/takes `id` here, a string/],
  ],
  [
    'a parameter of a set of values',
    'go',
    'q := url.Values{}\nq.Set("limit", strconv.Itoa(50))\nreq, err := http.NewRequest(http.MethodGet, "API/v2/tokens?"+q.Encode(), nil)\nreq.Header.Set("KEY", key)',
    [/^2 .*no query parameter `limit`/],
  ],
  [
    'a field of a text that is filled in',
    'java',
    'String body = """\n    {"typ": "token", "data": "%s"}\n    """.formatted(value);\nHttpRequest request = HttpRequest.newBuilder(URI.create("API/tokens")).header("KEY", key).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)).build();',
    [/no field `typ`/],
  ],
  [
    'a field of the content of a message',
    'csharp',
    'using var request = new HttpRequestMessage(HttpMethod.Post, "API/tokens")\n{\n    Content = JsonContent.Create(new { type = "token", dta = pan }),\n};',
    [/^3 .*no field `dta`/],
  ],
  [
    'a field of a dictionary made by a call',
    'python',
    'client.tokens.create(type="card", data=dict(number=pan, exp_month=12))',
    [/no field `exp_month`/],
  ],
  [
    'the name of a field that is added later',
    'python',
    'payload = {"type": "token"}\npayload["dta"] = value\nrequests.post("API/tokens", headers={"KEY": key}, json=payload)',
    [/^2 .* no field `dta`\. Write `data`\.$/],
  ],
  [
    'a field that is missing, and not those of an alternative that may be there',
    'javascript',
    "await axios.post('API/token-intents', { kind: 'card', data }, { headers: { 'KEY': key } })",
    [/no field `kind`/],
  ],
  [
    'a parameter of a query in an address',
    'javascript',
    "const query = new URLSearchParams({ type: 'card', limit: '20' })\nawait fetch(`API/v2/tokens?${query}`, { headers: { 'KEY': key } })",
    [/no query parameter `limit`/],
  ],
  [
    'a parameter that is set on an address',
    'javascript',
    "const url = new URL('/v2/tokens', 'API')\nurl.searchParams.set('limit', '20')\nawait fetch(url, { headers: { 'KEY': key } })",
    [/^2 .* no query parameter `limit`/],
  ],
  [
    'a parameter behind an address in a class',
    'typescript',
    "class Vault {\n  readonly #base = 'API'\n  list() {\n    return fetch(`${this.#base}/v2/tokens?limit=5`, { headers: { 'KEY': this.key } })\n  }\n}",
    [/^4 .* no query parameter `limit`/],
  ],
  [
    'a parameter behind an address in an object',
    'javascript',
    "const config = { base: 'API' }\nawait fetch(`${config.base}/applications?limit=5`, { headers: { 'KEY': key } })",
    [/^2 .* no query parameter `limit`/],
  ],
  [
    'a field of a request of urllib',
    'python',
    'import json\nfrom urllib.request import Request, urlopen\nrequest = Request(\n    "API/tokens",\n    data=json.dumps({"type": "token", "dat": "x"}).encode("utf-8"),\n    headers={"KEY": key, "Content-Type": "application/json"},\n)\nurlopen(request)',
    [/^5 .* no field `dat`\. Write `data`/],
  ],
  [
    'a field of a request in a Python class',
    'python',
    'class Vault:\n    BASE = "API"\n    def __init__(self, key):\n        self.headers = {"KEY": key, "Content-Type": "application/json"}\n    def store(self, v):\n        return requests.post(f"{self.BASE}/tokens", headers=self.headers, json={"typ": "token", "data": v})',
    [/^6 .* no field `typ`\. Write `type`/],
  ],
  [
    'a key that is missing in headers that are spread',
    'javascript',
    "const base = { Accept: 'application/json' }\nconst headers = { ...base, 'Content-Type': 'application/json' }\n" +
      `await fetch('API/tokens', ${JS_OPTIONS})`,
    [/needs a key/],
  ],
  [
    'a filter in an expression of an SDK call',
    'javascript',
    "await client.tokens.detokenize({ number: `{{ ${id} | json_path: '$.number' }}` })",
    [/filter `json_path`, which does not exist/],
  ],
  [
    'an option of the client',
    'typescript',
    "const client = new BrandClient({ api_key: key })\nawait client.tokens.get('abc')",
    [/^1 The client has no option `api_key`\. Write `apiKey`\.$/],
  ],
  [
    'another name for the key',
    'typescript',
    "const client = new BrandClient({ token: key, maxRetry: 2 })\nawait client.tokens.get('abc')",
    [/`token`\. Write `apiKey`/, /`maxRetry`\. Write `maxRetries`/],
  ],
  [
    'a key that is not an option',
    'typescript',
    "const client = new BrandClient(`${process.env.PRIVATE_API_KEY}`)\nawait client.tokens.get('abc')",
    [/needs the option `apiKey`/],
  ],
  [
    'an argument of the Python client',
    'python',
    'client = Brand(apiKey="<PRIVATE_API_KEY>")\nclient.tokens.get("abc")',
    [/^1 .* no option `apiKey`\. Write `api_key`/],
  ],
  [
    'a method of the builder of the Java client',
    'java',
    'BrandApiClient client = BrandApiClient.builder().key(System.getenv("K")).build();\nclient.tokens().get("abc");',
    [/no option `key`\. Write `apiKey`/],
  ],
  [
    'a dictionary in the place of its entries',
    'python',
    'client.tokens.create({"type": "token", "data": "x"})',
    [/^1 `create-token` takes its fields as keyword arguments\. Write `\*\*` before the dictionary/],
  ],
  [
    'a dictionary of filters in the place of its entries',
    'python',
    'filters = {"type": "card"}\nfor token in client.tokens.list(filters): print(token.id)',
    [/^2 `list-tokens` takes its fields as keyword arguments/],
  ],
  [
    'a dictionary behind an id',
    'python',
    'client.reactors.react("r", {"args": {"a": 1}})',
    [/^1 `react` takes its fields as keyword arguments/],
  ],
  [
    'a request of the builder that is made for the call',
    'java',
    'BrandApiClient.builder().apiKey(key).build().tokens().create(CreateTokenRequest.builder().typ("token").data("x").build());',
    [/no field `typ`/],
  ],
  [
    'the spelling of a call that was never renamed',
    'python',
    'client.tokenIntents.create(type="card", data=card)',
    [/no call `tokenIntents\.create`\. Write `token_intents\.create`\.$/],
  ],
]

describe('tells', () => {
  it.each(WRONG)('%s (%s)', async (_, language, code, problems) => {
    expect(await told(language, code)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })
})
