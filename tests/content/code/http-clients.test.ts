// Code that calls the API through HTTP libraries and the clients they make: what is told of it, and what is not.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type CodeReport, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `API`, `HOST` and `KEY` stand for the server, its host and the name of the key's header. */
function check(language: string, code: string): Promise<CodeReport> {
  const { contract } = knowledge
  const written = code
    .replaceAll('API', contract.server)
    .replaceAll('HOST', new URL(contract.server).host)
    .replaceAll('KEY', contract.apiKeyAuth.header)
  return checkPastedCode({ code: written, language }, knowledge)
}

const WRONG: [
  what: string,
  language: string,
  code: string,
  operation: string | undefined,
  problem: RegExp,
][] = [
  [
    'a field, through a client that a factory of .NET gives to a class',
    'csharp',
    'services.AddHttpClient<Vault>(c => c.BaseAddress = new Uri("API"));\nclass Vault(HttpClient http)\n{\n    Task Add(string data) => http.PostAsJsonAsync("/tokens", new { type = "token", dta = data });\n}',
    'create-token',
    /^4:.* no field `dta`/,
  ],
  [
    'a field, behind an address with a default',
    'typescript',
    `const base = process.env.URL ?? 'API'\nawait fetch(\`\${base}/tokens\`, { method: 'POST', headers: { 'KEY': key, 'Content-Type': 'application/json' }, body: JSON.stringify({ typ: 'token', data: 'x' }) })`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a field, behind an address with a default in Python',
    'python',
    `base = os.environ.get("URL", "API")\nrequests.post(f"{base}/tokens", headers={"KEY": key}, json={"typ": "token", "data": "x"})`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a field, through the cURL extension of PHP',
    'php',
    `<?php\n$ch = curl_init('API/tokens');\ncurl_setopt_array($ch, [CURLOPT_HTTPHEADER => ['KEY: ' . $key, 'Content-Type: application/json'], CURLOPT_POSTFIELDS => json_encode(['typ' => 'token', 'data' => 'x'])]);`,
    'create-token',
    /^3:.* no field `typ`/,
  ],
  [
    'the content type that PHP sends by default',
    'php',
    `$ch = curl_init();\ncurl_setopt($ch, CURLOPT_URL, "API/tokens");\ncurl_setopt($ch, CURLOPT_HTTPHEADER, ["KEY: $key"]);\ncurl_setopt($ch, CURLOPT_POSTFIELDS, json_encode(['type' => 'token', 'data' => 'x']));`,
    'create-token',
    /takes `application\/json`.* would send|takes `application\/json`/,
  ],
  [
    'a field, through a client of Guzzle',
    'php',
    `$this->http = new Client(['base_uri' => 'API', 'headers' => ['KEY' => $key]]);\n$this->http->request('POST', '/tokens', ['json' => ['typ' => 'token', 'data' => 'x']]);`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a field, by wget',
    'bash',
    `wget -qO- --header="KEY: $K" --header='Content-Type: application/json' --post-data='{"typ":"token","data":"x"}' API/tokens`,
    'create-token',
    /no field `typ`/,
  ],
  [
    'a value in a field of a field, by HTTPie',
    'bash',
    `http POST API/tokens KEY:$K type=card data[number]=4242424242424242 data[expiration_month]:=13`,
    'create-token',
    /expiration_month.* 12 or less/,
  ],
  [
    'a method, behind a prompt',
    'bash',
    `$ curl -X PUT API/tokens/abc -H "KEY: $K"`,
    undefined,
    /no operation `PUT/,
  ],
  [
    'the content type that a body of OkHttp brings',
    'java',
    `MediaType json = MediaType.get("application/json");\nRequest r = new Request.Builder().url("API/tokens/" + id).header("KEY", key).patch(RequestBody.create("{\\"metadata\\":{}}", json)).build();`,
    'update-token',
    /merge-patch/,
  ],
  [
    'a field, through OkHttp in Kotlin',
    'kotlin',
    `val body = """{"typ":"token","data":"x"}""".toRequestBody("application/json".toMediaType())\nval r = Request.Builder().url("API/tokens").header("KEY", key).post(body).build()`,
    'create-token',
    /no field `typ`/,
  ],
  [
    'the content type of a message in C#',
    'csharp',
    `var m = new HttpRequestMessage(HttpMethod.Patch, $"API/tokens/{id}")\n{\n    Content = new StringContent("{}", Encoding.UTF8, "application/json"),\n};`,
    'update-token',
    /merge-patch/,
  ],
  [
    'a parameter in the second request of a file',
    'http',
    `@base = API\n\n### one\nGET https://psp.example/a\n\n### all\nGET {{base}}/v2/tokens?sise=5\nKEY: x\n`,
    'list-tokens',
    /^7:.*no query parameter `sise`/,
  ],
  [
    'a field, through an instance of axios',
    'typescript',
    `const api = axios.create({ baseURL: 'API', headers: { 'KEY': key } })\nawait api.post('/tokens', { typ: 'token', data: 'x' })`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a value, through an instance in a class',
    'typescript',
    `class Vault {\n  private http = axios.create({ baseURL: 'API', headers: { 'KEY': key } })\n  make() { return this.http.post('/tokens', { type: 'crd', data: {} }) }\n}`,
    'create-token',
    /^3:.*`type`/,
  ],
  [
    'a method, through an instance of axios',
    'javascript',
    `const api = axios.create({ baseURL: 'API', headers: { 'KEY': key } })\nawait api.put('/tokens/' + id, {})`,
    undefined,
    /no operation `PUT/,
  ],
  [
    'the lack of a key, through an instance of axios',
    'javascript',
    `const api = axios.create({ baseURL: 'API' })\nawait api.get('/tokens/abc')`,
    'get-token',
    /needs a key/,
  ],
  [
    'a field, through an instance of ky',
    'javascript',
    `const api = ky.create({ prefixUrl: 'API', headers: { 'KEY': key } })\nawait api.post('tokens', { json: { type: 'token', dta: 'x' } })`,
    'create-token',
    /`dta`/,
  ],
  [
    'a field beside a Headers object',
    'javascript',
    `const headers = new Headers({ 'KEY': key, 'Content-Type': 'application/json' })\nawait fetch(new URL('/tokens', 'API'), { method: 'POST', headers, body: JSON.stringify({ type: 'token', data: 'x', container: [] }) })`,
    'create-token',
    /`container`/,
  ],
  [
    'a field in Go',
    'go',
    'body := strings.NewReader(`{"type":"token","dta":"x"}`)\nreq, err := http.NewRequestWithContext(ctx, http.MethodPost, "API/tokens", body)\nreq.Header.Set("KEY", key)\nreq.Header.Set("Content-Type", "application/json")',
    'create-token',
    /`dta`/,
  ],
  [
    'a field of a map in Go',
    'go',
    'payload, _ := json.Marshal(map[string]any{"type": "token", "data": "x", "conatiners": []string{"/a/"}})\nreq, _ := http.NewRequest("POST", "API/tokens", bytes.NewReader(payload))\nreq.Header.Set("KEY", key)',
    'create-token',
    /`conatiners`/,
  ],
  [
    'a method in Go',
    'go',
    'req, _ := http.NewRequest(http.MethodPut, "API/tokens/abc", nil)\nreq.Header.Set("KEY", key)',
    undefined,
    /no operation `PUT/,
  ],
  ['the lack of a key in Go', 'go', 'resp, err := http.Get("API/tokens/abc")', 'get-token', /needs a key/],
  [
    'a field in Java',
    'java',
    'var request = HttpRequest.newBuilder(URI.create("API/tokens"))\n  .headers("KEY", key, "Content-Type", "application/json")\n  .POST(BodyPublishers.ofString("{\\"type\\": \\"token\\", \\"dta\\": \\"x\\"}"))\n  .build();',
    'create-token',
    /^3:.*`dta`/,
  ],
  [
    'the lack of a key in Java',
    'java',
    'HttpRequest request = HttpRequest.newBuilder().uri(new URI("API/tokens/abc")).GET().build();',
    'get-token',
    /needs a key/,
  ],
  [
    'a method with OkHttp',
    'java',
    'Request request = new Request.Builder().url("API/tokens/abc").header("KEY", key).put(body).build();',
    undefined,
    /no operation `PUT/,
  ],
  [
    'a field, through a client of httpx',
    'python',
    'with httpx.Client(base_url="API", headers={"KEY": key}) as client:\n    client.post("/tokens", json={"type": "token", "dat": "x"})',
    'create-token',
    /^2:.*`dat`/,
  ],
  [
    'a path, through a client of httpx',
    'python',
    'async with httpx.AsyncClient(base_url="API", headers={"KEY": key}) as c:\n    r = await c.get("/token/abc")',
    undefined,
    /no path `\/token\/abc`/,
  ],
  [
    'a field, through a session of aiohttp',
    'python',
    'async with aiohttp.ClientSession("API", headers={"KEY": key}) as session:\n    async with session.post("/tokens", json={"type": "token", "dta": "x"}) as r:\n        pass',
    'create-token',
    /`dta`/,
  ],
  [
    'a field in C#',
    'csharp',
    'var client = new HttpClient { BaseAddress = new Uri("API/") };\nclient.DefaultRequestHeaders.Add("KEY", key);\nawait client.PostAsJsonAsync("tokens", new { Type = "token", dta = "x" });',
    'create-token',
    /^3:.*`dta`/,
  ],
  [
    'a method in C#',
    'csharp',
    'var request = new HttpRequestMessage(HttpMethod.Put, "API/tokens/abc");',
    undefined,
    /no operation `PUT/,
  ],
  [
    'a field, through resty',
    'go',
    'client := resty.New()\nclient.SetBaseURL("API")\nclient.R().SetHeader("KEY", key).SetBody(map[string]any{"type": "token", "dta": "x"}).Post("/tokens")',
    'create-token',
    /^3:.*`dta`/,
  ],
  [
    'the content type of a patch, through resty',
    'go',
    'client := resty.New().SetBaseURL("API")\nclient.R().SetHeader("KEY", key).SetHeader("Content-Type", "application/json").SetBody(map[string]any{"metadata": map[string]string{"a": "b"}}).Patch("/tokens/" + id)',
    'update-token',
    /merge-patch/,
  ],
  [
    'a field, through RestSharp',
    'csharp',
    'var client = new RestClient("API");\nvar request = new RestRequest("tokens", Method.Post).AddHeader("KEY", key)\n  .AddJsonBody(new { type = "token", dta = "x" });',
    'create-token',
    /^3:.*`dta`/,
  ],
  [
    'the lack of a key, through RestSharp',
    'csharp',
    'var client = new RestClient("API");\nvar request = new RestRequest("/tokens/" + id);\nawait client.DeleteAsync(request);',
    'delete-token',
    /needs a key/,
  ],
  [
    'a field, through a request of Swift',
    'swift',
    'var request = URLRequest(url: URL(string: "API/tokens")!)\nrequest.httpMethod = "POST"\nrequest.setValue(key, forHTTPHeaderField: "KEY")\nrequest.httpBody = try JSONSerialization.data(withJSONObject: ["type": "token", "dta": "x"])',
    'create-token',
    /^4:.*`dta`/,
  ],
  [
    'a field of JSON that Kotlin puts together',
    'kotlin',
    'val json = JSONObject().put("type", "token").put("dta", "x")\nval request = Request.Builder().url("API/tokens").header("KEY", key).post(json.toString().toRequestBody("application/json".toMediaType())).build()',
    'create-token',
    /^1:.* no field `dta`/,
  ],
  [
    'a field of JSON that a block of Kotlin builds',
    'kotlin',
    'val body = buildJsonObject {\n  put("type", "card")\n  putJsonObject("data") { put("number", n); put("expiration_yeer", 2030) }\n}\nclient.post("API/tokens") { header("KEY", key); contentType(ContentType.Application.Json); setBody(body) }',
    'create-token',
    /^3:.* no field `expiration_yeer`/,
  ],
  [
    'the lack of a content type in Swift',
    'swift',
    'guard let url = URL(string: "API/tokens") else { return }\nvar request = URLRequest(url: url)\nrequest.httpMethod = "POST"\nrequest.setValue(key, forHTTPHeaderField: "KEY")\nrequest.httpBody = try JSONEncoder().encode(body)\nURLSession.shared.dataTask(with: request).resume()',
    'create-token',
    /takes `application\/json`/,
  ],
  [
    'a field, through Laravel',
    'php',
    `$response = Http::withHeaders(['KEY' => $key])->timeout(5)->post('API/tokens', ['type' => 'token', 'dta' => 'x']);`,
    'create-token',
    /`dta`/,
  ],
  [
    'a form, through a client of Laravel',
    'php',
    `$this->http = Http::baseUrl('API')->withHeaders(['KEY' => $key])->asForm();\n$this->http->post('/tokens', ['type' => 'token', 'data' => 'x']);`,
    'create-token',
    /takes `application\/json`/,
  ],
  [
    'a field, through the client of Node.js',
    'javascript',
    `const req = https.request({ hostname: 'HOST', path: '/tokens', method: 'POST', headers: { 'KEY': key, 'Content-Type': 'application/json' } }, done)\nreq.end(JSON.stringify({ type: 'token', dta: 'x' }))`,
    'create-token',
    /^2:.*`dta`/,
  ],
  [
    'a field, in a request of Spring’s client',
    'java',
    `RestClient client = RestClient.builder().baseUrl("API").defaultHeader("KEY", key).build();\nclient.post().uri("/tokens").contentType(MediaType.APPLICATION_JSON).body(Map.of("typ", "token", "data", "x")).retrieve().toBodilessEntity();`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a missing key, through WebClient in Kotlin',
    'kotlin',
    `val web = WebClient.create("API")\nweb.get().uri("/tokens/{id}", id).retrieve().awaitBody<String>()`,
    'get-token',
    /^2:.* needs a key/,
  ],
  [
    'a path, through RestTemplate',
    'java',
    `RestTemplate rest = new RestTemplate();\nrest.exchange("API/tokenz/{id}", HttpMethod.GET, entity, String.class, id);`,
    undefined,
    /^2:.*tokenz/,
  ],
  [
    'a field, in the entity that RestTemplate exchanges',
    'java',
    `HttpEntity<Map<String, Object>> entity = new HttpEntity<>(Map.of("typ", "token", "data", "x"), headers);\nrestTemplate.exchange("API/tokens", HttpMethod.POST, entity, Map.class);`,
    'create-token',
    /^1:.* no field `typ`/,
  ],
  [
    'a field, through a client of Guzzle that comes from elsewhere',
    'php',
    `$promise = $client->postAsync('API/tokens', ['headers' => ['KEY' => $key], 'json' => ['typ' => 'token', 'data' => 'x']]);`,
    'create-token',
    /^1:.* no field `typ`/,
  ],
  [
    'a field, in a request that is made ahead of its sending',
    'typescript',
    `const request = new Request('API/tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ typ: 'token', data: 'x' }) })\nrequest.headers.set('KEY', key)\nawait fetch(request)`,
    'create-token',
    /^1:.* no field `typ`/,
  ],
  [
    'a field, in the block of a request of Ktor',
    'kotlin',
    `val client = HttpClient(CIO)\nclient.post {\n    url("API/tokens")\n    headers { append("KEY", key) }\n    contentType(ContentType.Application.Json)\n    setBody(mapOf("typ" to "token", "data" to "x"))\n}`,
    'create-token',
    /^6:.* no field `typ`/,
  ],
  [
    'a parameter that Ktor adds',
    'kotlin',
    `client.get("API/v2/tokens") { header("KEY", key); parameter("sise", 10) }`,
    'list-tokens',
    /^1:.*`sise`/,
  ],
  [
    'a field, through Alamofire',
    'swift',
    `AF.request("API/tokens", method: .post, parameters: ["typ": "token", "data": "x"], encoding: JSONEncoding.default, headers: ["KEY": key])`,
    'create-token',
    /^1:.* no field `typ`/,
  ],
  [
    'the content type that Alamofire sends by default',
    'swift',
    `AF.request("API/tokens", method: .post, parameters: ["type": "token", "data": "x"], headers: ["KEY": key])`,
    'create-token',
    /application\/json/,
  ],
  [
    'a missing key, through a client of Symfony',
    'php',
    `<?php\n$api = HttpClient::createForBaseUri('API', ['timeout' => 5]);\n$api->request('GET', '/tokens/' . $id);`,
    'get-token',
    /^3:.* needs a key/,
  ],
  [
    'a field, through a client that PHP code is given',
    'php',
    `<?php\n$this->client->request('POST', 'API/tokens', ['headers' => ['KEY' => $key], 'json' => ['typ' => 'token', 'data' => 'x']]);`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'a field, through undici',
    'javascript',
    `import { request } from 'undici'\nawait request('API/tokens', { method: 'POST', headers: { 'KEY': key, 'content-type': 'application/json' }, body: JSON.stringify({ typ: 'token', data: 'x' }) })`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
  [
    'the form that jQuery sends',
    'javascript',
    `$.ajax('API/tokens', { method: 'POST', headers: { 'KEY': key }, data: { type: 'token', data: 'x' } })`,
    'create-token',
    /application\/json/,
  ],
  [
    'a field, through Angular’s client',
    'typescript',
    `class Vault { constructor(private http: HttpClient) {}\n  add() { return this.http.post<Token>('API/tokens', { typ: 'token', data: 'x' }) } }`,
    'create-token',
    /^2:.* no field `typ`/,
  ],
]

it.each(WRONG)('tells %s', async (_, language, code, operation, problem) => {
  const { problems, calls } = await check(language, code)
  expect(problems.map((one) => `${one.line}:${one.column} ${one.problem}`)).toContainEqual(
    expect.stringMatching(problem),
  )
  expect(calls.map((call) => call.operation)).toEqual(operation === undefined ? [] : [operation])
})

describe('says nothing of', () => {
  it.each([
    [
      'a key that a client of Spring adds to every request',
      'java',
      `RestClient client = RestClient.builder().baseUrl("API").defaultHeaders(h -> h.set("KEY", key)).build();\nclient.delete().uri("/tokens/{id}", id).retrieve().toBodilessEntity();`,
    ],
    [
      'the fields of a class that Spring sends',
      'java',
      `RestClient client = RestClient.create("API");\nclient.post().uri("/tokens").header("KEY", key).contentType(MediaType.APPLICATION_JSON).body(new Token("x")).retrieve().toBodilessEntity();`,
    ],
    [
      'what every request of a client of Ktor has',
      'kotlin',
      `val client = HttpClient(CIO) { defaultRequest { header("KEY", key); contentType(ContentType.Application.Json) } }\nclient.post("API/tokens") { setBody(mapOf("type" to "token", "data" to "x")) }`,
    ],
    [
      'what code puts into JSON later, or reads from a text',
      'kotlin',
      'val json = JSONObject().put("type", "token")\njson.put("data", data)\nval request = Request.Builder().url("API/tokens").header("KEY", key).post(json.toString().toRequestBody("application/json".toMediaType())).build()\nval other = JSONObject(text)',
    ],
    [
      'JSON of a block that adds what it is given',
      'kotlin',
      'val body = buildJsonObject { put("type", "token"); all.forEach { (k, v) -> put(k, v) } }\nclient.post("API/tokens") { header("KEY", key); contentType(ContentType.Application.Json); setBody(body) }',
    ],
    [
      'an interceptor of Alamofire',
      'swift',
      `AF.request("API/tokens/\\(id)", interceptor: keys).response { _ in }`,
    ],
    [
      'options that a client of Symfony gets later',
      'php',
      `<?php\n$api = HttpClient::create()->withOptions(['headers' => ['KEY' => $key]]);\n$api->request('DELETE', "API/tokens/{$id}");`,
    ],
    [
      'a function of undici’s name',
      'javascript',
      `import { request } from './http'\nawait request('API/tokens/' + id)`,
    ],
    [
      'a body that is written in pieces',
      'javascript',
      `const req = https.request('API/tokens', { method: 'POST', headers: { 'KEY': key, 'Content-Type': 'application/json' } })\nreq.write(head)\nreq.write(rest)`,
    ],
    [
      'a deletion whose request ends at once',
      'javascript',
      `https.request('API/tokens/abc', { method: 'DELETE', headers: { 'KEY': key } }, done).end()`,
    ],
    [
      'a client of resty that comes from elsewhere',
      'go',
      'func get(c *resty.Client) { c.R().Get("API/tokens/abc") }',
    ],
    [
      'a key that a client of RestSharp adds',
      'csharp',
      'var client = new RestClient("API");\nclient.AddDefaultHeader("KEY", key);\nvar request = new RestRequest("tokens/abc", Method.Get);',
    ],
    [
      'a request that Swift passes on',
      'swift',
      'var request = URLRequest(url: URL(string: "API/tokens/abc")!)\nauthorise(&request)\nURLSession.shared.dataTask(with: request).resume()',
    ],
    [
      'a step of Laravel that may add headers',
      'php',
      `Http::vault()->get('/tokens/abc');\nHttp::withOptions($options)->get('API/tokens/abc');`,
    ],
    [
      'a key that an interceptor adds',
      'typescript',
      `const api = axios.create({ baseURL: 'API' })\napi.interceptors.request.use(addKey)\nawait api.get('/tokens/abc')`,
    ],
    [
      'a client that a function is given',
      'javascript',
      `const api = axios.create({ baseURL: 'API' })\nwithKey(api)\nawait api.get('/tokens/abc')`,
    ],
    [
      'an instance with the base of a version',
      'javascript',
      `const api = axios.create({ baseURL: 'API/v2', headers: { 'KEY': key } })\nawait api.get('/tokens')`,
    ],
    [
      'an instance with another base',
      'javascript',
      `const api = axios.create({ baseURL: 'https://other.example' })\nawait api.post('/tokens', { a: 1 })`,
    ],
    [
      'a name that two clients have',
      'javascript',
      `let api = axios.create({ baseURL: 'API' })\napi = axios.create({ baseURL: 'https://other.example' })\nawait api.get('/x')`,
    ],
    [
      'a request that a function is given in Go',
      'go',
      'req, _ := http.NewRequest("GET", "API/tokens/abc", nil)\naddKey(req)\nhttp.DefaultClient.Do(req)',
    ],
    [
      'a transport in Go',
      'go',
      'c := &http.Client{Transport: keyed}\nreq, _ := http.NewRequest("GET", "API/tokens/abc", nil)\nc.Do(req)',
    ],
    [
      'the fields of a struct in Go',
      'go',
      'body, _ := json.Marshal(T{Kind: "token"})\nreq, _ := http.NewRequest("POST", "API/tokens", bytes.NewReader(body))\nreq.Header.Set("KEY", key)',
    ],
    [
      'an interceptor of OkHttp',
      'java',
      'OkHttpClient c = new OkHttpClient.Builder().addInterceptor(keyed).build();\nRequest r = new Request.Builder().url("API/tokens/abc").build();',
    ],
    [
      'a builder that goes on later',
      'java',
      'HttpRequest.Builder b = HttpRequest.newBuilder(URI.create("API/tokens/abc"));\nb.header("KEY", key);\nHttpRequest r = b.build();',
    ],
    [
      'the authentication of a client in Python',
      'python',
      'client = httpx.Client(base_url="API", auth=KeyAuth())\nclient.get("/tokens/abc")',
    ],
    [
      'another client in Python',
      'python',
      'client = app.test_client()\nclient.post("/tokens", json={"a": 1})\nBASE = "API"',
    ],
    [
      'a method that only a variable holds, by fetch',
      'javascript',
      `await fetch('API/tokens', { method, headers: { 'KEY': key, 'Content-Type': 'application/json' }, body: JSON.stringify({ type: 'token', data: 'x' }) })`,
    ],
    [
      'a method that only a variable holds, by axios',
      'javascript',
      `await axios({ method: verb, url: 'API/tokens', headers: { 'KEY': key }, data: { type: 'token', data: 'x' } })`,
    ],
    [
      'a method that only a variable holds, by jQuery',
      'javascript',
      `$.ajax({ method: verb, url: 'API/tokens', headers: { 'KEY': key }, contentType: 'application/json', data: JSON.stringify({ type: 'token', data: 'x' }) })`,
    ],
    [
      'a method that only a variable holds, by Node.js',
      'javascript',
      `import https from 'node:https'\nconst request = https.request('API/tokens', { method: verb, headers: { 'KEY': key } }, done)\nrequest.end('{}')`,
    ],
    [
      'a method that only a variable holds, by urllib',
      'python',
      'import urllib.request\nrequest = urllib.request.Request("API/tokens/abc", headers={"KEY": key}, data=data, method=verb)',
    ],
    [
      'a class in C#',
      'csharp',
      'await client.PostAsJsonAsync("API/tokens", new TokenRequest { Kind = "a" });',
    ],
    [
      'a base address in C#',
      'csharp',
      'var client = new HttpClient { BaseAddress = new Uri("API/") };\nawait client.GetAsync($"tokens/{id}");',
    ],
  ])('%s', async (_, language, code) => {
    expect((await check(language, code)).problems).toEqual([])
  })
})

it('names a language that is not read, and reads nothing into it', async () => {
  const ruby = `conn = Faraday.new(url: 'API', headers: { 'KEY' => key })\nconn.post('/tokens') { |req| req.body = '{}' }`
  const { code } = { code: ruby.replaceAll('API', knowledge.contract.server) }
  const { judged, reason, problems } = await checkPastedCode({ code }, knowledge)
  expect([judged, problems]).toEqual([false, []])
  expect(reason).toContain('Ruby is not supported')
})

describe('of HTTPie', () => {
  it.each([
    ['an option without a value, of one letter', '-v'],
    ['options of one letter together', '-vb'],
    ['an option whose value is the next word', '-p Hh'],
    ['an option whose value follows it directly', '-pHh'],
    ['a longer option with a value', '--response-charset utf8'],
  ])('the method is read after %s', async (_, option) => {
    const { calls } = await check('bash', `http ${option} DELETE API/tokens/abc KEY:$K`)
    expect(calls.map(({ operation }) => operation)).toEqual(['delete-token'])
  })
})
