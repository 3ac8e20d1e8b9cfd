// Code that sends its requests through a function of its own: the function's text shows what it sends, and the calls
// of it are checked.

import { beforeAll, expect, it } from 'vitest'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `API` and `KEY` stand for the server and the name of the key's header. Operations, then `line problem`. */
async function read(language: string, code: string): Promise<{ calls: string[]; told: string[] }> {
  const { contract } = knowledge
  const written = code.replaceAll('API', contract.server).replaceAll('KEY', contract.apiKeyAuth.header)
  const { calls, problems } = await checkPastedCode({ code: written, language }, knowledge)
  return {
    calls: calls.map(({ operation }) => operation),
    told: problems.map(({ line, problem }) => `${line} ${problem}`),
  }
}

const SCRIPT = `const BASE = 'API'
async function call(method, path, body) {
  const res = await fetch(\`\${BASE}\${path}\`, { method, headers: { 'KEY': key }, body: body ? JSON.stringify(body) : undefined })
  return res.json()
}
`
const OPTIONS = `const BASE = 'API'
async function api(path, options = {}) {
  const res = await fetch(BASE + path, { ...options, headers: { 'KEY': key, ...options.headers } })
  return res.json()
}
`
const VERBS = `const post = (path, body) => fetch(\`API\${path}\`, { method: 'POST', headers, body: JSON.stringify(body) })
const get = (path) => fetch(\`API\${path}\`, { headers })
`
const TYPED = `class Vault {
  constructor(private readonly key: string, private readonly baseUrl = 'API') {}

  private async request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const res = await fetch(\`\${this.baseUrl}\${path}\`, { method, body: body && JSON.stringify(body) })
    return res.json() as Promise<T>
  }
`
const PYTHON = `class Vault:
    def __init__(self, key, base_url="API"):
        self.base_url = base_url
        self.session = requests.Session()

    def _request(self, method, path, **kwargs):
        return self.session.request(method, f"{self.base_url}{path}", timeout=10, **kwargs).json()

`
const GO = `const baseURL = "API"

func (c *Client) do(ctx context.Context, method, path string, in, out any) error {
	b, err := json.Marshal(in)
	req, err := http.NewRequestWithContext(ctx, method, baseURL+path, bytes.NewReader(b))
	return err
}
`
const PHP = `<?php
const BASE = 'API';
function vault(string $method, string $path, array $body = []): array
{
    $ch = curl_init(BASE . $path);
    curl_setopt_array($ch, [CURLOPT_CUSTOMREQUEST => $method, CURLOPT_POSTFIELDS => json_encode($body)]);
    return json_decode(curl_exec($ch), true);
}
`
const CSHARP = `class Vault(HttpClient http)
{
    const string Base = "API";
    async Task<T> SendAsync<T>(HttpMethod method, string path, object body)
    {
        var request = new HttpRequestMessage(method, Base + path) { Content = JsonContent.Create(body) };
        return await (await http.SendAsync(request)).Content.ReadFromJsonAsync<T>();
    }
`

it.each<[what: string, language: string, code: string, operation: string | undefined, problem: RegExp]>([
  [
    'a field',
    'javascript',
    `${SCRIPT}call('POST', '/tokens', { typ: 'token', data: 'x' })`,
    'create-token',
    /^6 .*`typ`/,
  ],
  [
    'a path',
    'javascript',
    `${SCRIPT}call('POST', '/token', { type: 'token', data: 'x' })`,
    undefined,
    /^6 .*no path/,
  ],
  [
    'a method',
    'javascript',
    `${SCRIPT}call('PUT', \`/tokens/\${id}\`, { data: 'x' })`,
    undefined,
    /no operation `PUT/,
  ],
  [
    'a field of a body in options',
    'javascript',
    `${OPTIONS}api('/tokens', { method: 'POST', body: JSON.stringify({ type: 'token', dta: 'x' }) })`,
    'create-token',
    /`dta`/,
  ],
  [
    'a field behind a verb',
    'javascript',
    `${VERBS}post('/tokens', { type: 'token', dta: 'x' })`,
    'create-token',
    /^3 .*`dta`/,
  ],
  [
    'a field in a class',
    'typescript',
    `${TYPED}  add() { return this.request<Token>('POST', '/tokens', { type: 'token', dta: 'x' }) }\n}`,
    'create-token',
    /`dta`/,
  ],
  [
    'a field in Python',
    'python',
    `${PYTHON}    def add(self):\n        return self._request("POST", "/tokens", json={"typ": "token", "data": "x"})`,
    'create-token',
    /`typ`/,
  ],
  [
    'a parameter in Python',
    'python',
    `${PYTHON}    def all(self):\n        return self._request("GET", "/v2/tokens", params={"limit": 5})`,
    'list-tokens',
    /`limit`/,
  ],
  [
    'a field in Go',
    'go',
    `${GO}func (c *Client) Add(ctx context.Context) error {\n\treturn c.do(ctx, http.MethodPost, "/tokens", map[string]any{"typ": "token", "data": "x"}, nil)\n}`,
    'create-token',
    /`typ`/,
  ],
  [
    'a path in a generic function of Go',
    'go',
    `func send[T any](ctx context.Context, method, path string, in any) (*T, error) {\n\tb, _ := json.Marshal(in)\n\treq, err := http.NewRequestWithContext(ctx, method, "API"+path, bytes.NewReader(b))\n\treturn decode[T](http.DefaultClient.Do(req))\n}\nfunc Add(ctx context.Context) (*Token, error) {\n\treturn send[Token](ctx, http.MethodDelete, "/token/"+id, nil)\n}`,
    undefined,
    /`\/token\//,
  ],
  [
    'a field in PHP',
    'php',
    `${PHP}vault('POST', '/tokens', ['type' => 'token', 'dta' => 'x']);`,
    'create-token',
    /`dta`/,
  ],
  [
    'a field in C#',
    'csharp',
    `${CSHARP}    public Task<Token> Add() => SendAsync<Token>(HttpMethod.Post, "/tokens", new { type = "token", dta = "x" });\n}`,
    'create-token',
    /`dta`/,
  ],
])('tells %s that a function of the code sends (%s)', async (_, language, code, operation, problem) => {
  const { calls, told } = await read(language, code)
  expect(told).toEqual([expect.stringMatching(problem)])
  expect(calls).toEqual(operation === undefined ? [] : [operation])
})

it.each<[what: string, language: string, code: string, operations: string[]]>([
  ['a request without a body', 'javascript', `${SCRIPT}call('DELETE', '/tokens/' + id)`, ['delete-token']],
  ['options without a method', 'javascript', `${OPTIONS}api('/tokens/abc')`, ['get-token']],
  [
    'a route of the same name',
    'javascript',
    `${VERBS}app.get('/checkout', () => get('/tokens/abc'))`,
    ['get-token'],
  ],
  [
    'a body that the function changes',
    'javascript',
    `${SCRIPT.replace('JSON.stringify(body)', 'JSON.stringify(snake(body))')}call('POST', '/tokens', { type: 'token', data: 'x', expiresAt: when })`,
    ['create-token'],
  ],
  [
    'a result where a body could be',
    'go',
    `${GO}func (c *Client) Get(ctx context.Context, id string) (t Token, err error) {\n\terr = c.do(ctx, http.MethodGet, "/tokens/"+id, nil, &t)\n\treturn\n}`,
    ['get-token'],
  ],
  [
    'a function that sends elsewhere',
    'javascript',
    `// API\n${SCRIPT.replace('API', 'https://psp.example')}call('POST', '/charges', { amount: 1 })`,
    [],
  ],
  [
    'a path that the function puts elsewhere',
    'javascript',
    `const BASE = 'API'\nconst find = (path, body) => fetch(BASE + '/v2' + path, { method: 'POST', headers, body: JSON.stringify(body) })\nfind('/charges', { query: 'x' })`,
    [],
  ],
  [
    'a body that the function completes',
    'javascript',
    `const BASE = 'API'\nfunction post(path, body) {\n  body = { type: 'token', ...body }\n  return fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) })\n}\npost('/tokens', { data: 'x' })`,
    ['create-token'],
  ],
  [
    'a body that the function takes apart',
    'javascript',
    `const BASE = 'API'\nfunction post(path, { data, tags }) {\n  return fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify({ type: 'token', data, metadata: tags }) })\n}\npost('/tokens', { data: 'x', tags: {} })`,
    ['create-token'],
  ],
  [
    'a body to which the function adds',
    'python',
    `BASE = "API"\ndef post(path, payload):\n    payload["type"] = "token"\n    return requests.post(BASE + path, json=payload, headers=H)\npost("/tokens", {"data": "x"})`,
    ['create-token'],
  ],
  [
    'a client that the function passes its body to',
    'javascript',
    `const api = axios.create({ baseURL: 'API', headers: { 'KEY': key } })\nconst post = (path, data) => api.post(path, data).then((r) => r.data)\npost('/tokens', { type: 'token', data: 'x' })`,
    ['create-token'],
  ],
  [
    'fields that options rename',
    'csharp',
    `${CSHARP.replace('JsonContent.Create(body)', 'JsonContent.Create(body, null, SnakeCase)')}    public Task<Token> Add() => SendAsync<Token>(HttpMethod.Post, "/tokens", new { Type = "token", ExpiresAt = soon });\n}`,
    ['create-token'],
  ],
  [
    'two functions of one name',
    'javascript',
    `${SCRIPT}function call(a, b) { return b }\ncall('POST', '/tokens', { typ: 'x' })`,
    [],
  ],
])('says nothing of %s (%s)', async (_, language, code, operations) => {
  expect(await read(language, code)).toEqual({ calls: operations, told: [] })
})
