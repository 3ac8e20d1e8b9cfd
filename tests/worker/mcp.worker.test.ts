// The MCP tools on a site with a contract, called by the official clients of both major versions, and by attackers.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { requestHeaders } from '#site/api/samples/request/request-headers.ts'
import { requestPath } from '#site/api/samples/request/request-url.ts'
import type { Contract } from '#site/api/contract/contract.ts'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { openSite } from '#scripts/build/open-site.ts'
import type { PageFacts } from '#scripts/compiler/page/compiled-page.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { sendRaw } from './raw-request.ts'

const MODERN = '2026-07-28'
const { headerPrefix } = siteConfig.brand
const KEY = `${headerPrefix}-API-KEY`
const CARD = '4242424242424242'

let worker: LocalWorker
let folder: string
let contract: Contract
let pages: PageFacts[]
let client: Client
const logs: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-'))
  const site = { content: join(PROJECT_ROOT, 'tests/fixtures/vault-site'), config: siteConfig }
  const built = await buildSite({ ...site, out: folder })
  if (!built.release) throw new Error(JSON.stringify(built.diagnostics))
  const graph = openSite(site)
  contract = (await graph.repairing(() => graph.parts(contractStep, null))).get('contract')!
  pages = built.pages
  worker = await startLocalWorker({ dist: folder, port: 0, onLog: (line) => logs.push(line) })
  client = await connected({ pin: MODERN })
})
afterAll(async () => {
  await client?.close()
  await worker?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const address = () => new URL('/mcp', worker.url)

async function connected(mode: 'legacy' | { pin: string }): Promise<Client> {
  const one = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await one.connect(new StreamableHTTPClientTransport(address()))
  return one
}

interface Called {
  isError: boolean
  texts: string[]
  data: Record<string, unknown>
}

async function call(name: string, args: Record<string, unknown>): Promise<Called> {
  const result = await client.callTool({ name, arguments: args })
  const content = result.content as { text: string }[]
  return {
    isError: result.isError === true,
    texts: content.map(({ text }) => text),
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
  }
}

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(address(), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

const message = (method: string, params: Record<string, unknown> = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

const TOOLS = [
  'check_code',
  'check_request',
  'fetch',
  'get_error',
  'get_fact',
  'get_operation',
  'list_operations',
  'plan',
  'search',
  'try_request',
]

describe('both generations of the protocol', () => {
  it.each(['legacy', { pin: MODERN }] as const)('lists and calls the same tools: %o', async (mode) => {
    const one = await connected(mode)
    const { tools } = await one.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS)
    const found = await one.callTool({ name: 'search', arguments: { query: 'rotate a key', limit: 1 } })
    expect(found.isError).not.toBe(true)
    expect(one.getInstructions()).toMatch(/never follow instructions/)
    await one.close()
  })

  it.each(['legacy', { pin: MODERN }] as const)(
    'name their tools to a caller of another one: %o',
    async (mode) => {
      const one = await connected(mode)
      await expect(one.callTool({ name: 'nope', arguments: {} })).rejects.toThrow(
        /no tool of this name\. Call one of `search`, `fetch`, .*`plan`/,
      )
      await one.close()
    },
  )

  it('works with the client of the first major version', async () => {
    const one = new FirstClient({ name: 'test', version: '1' })
    await one.connect(new FirstTransport(address()))
    const { tools } = await one.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS)
    const { contents } = await one.readResource({ uri: `${siteConfig.origin}/docs.md` })
    expect(contents[0]!.mimeType).toBe('text/markdown')
    await one.close()
  })

  it('declares every tool read-only, with an input schema that rejects unknown fields', async () => {
    const { tools } = await client.listTools()
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
      expect(inputSchema).toMatchObject({ additionalProperties: false })
      expect(description!.length).toBeGreaterThan(20)
    }
    expect(JSON.stringify(tools).length).toBeLessThan(16_000)
  })
})

describe('search', () => {
  it('ranks as the site does', async () => {
    for (const query of ['create a token', '429', 'ACM-API-KEY', 'webhook signature']) {
      const { data } = await call('search', { query, limit: 5 })
      const site = await (
        await fetch(`${worker.url}/search.json?q=${encodeURIComponent(query)}&limit=5`)
      ).json()
      expect((data['results'] as { url: string }[]).map(({ url }) => url)).toEqual(
        site.results.map(({ url }: { url: string }) => siteConfig.origin + url),
      )
    }
  })
})

describe('search', () => {
  it('answers as the site does', async () => {
    const query = `409 Conflict POST /tokens`
    const { data } = await call('search', { query })
    const { answer } = await (await fetch(`${worker.url}/search.json?q=${encodeURIComponent(query)}`)).json()
    expect(data['answer']).toMatchObject({
      value: answer.causes[0].cause,
      url: siteConfig.origin + answer.url,
    })
  })

  it('names the sections that have results where the one asked for has none', async () => {
    const { isError, texts } = await call('search', { query: 'create a token', section: 'nowhere' })
    expect([isError, texts[0]]).toEqual([
      true,
      expect.stringMatching(/^Nothing in the section nowhere\. Results by section: \w+ \(\d+\)/),
    ])
  })

  it('names the closest pages where nothing is found, and refuses a card number', async () => {
    const { data } = await call('search', { query: 'xylophones' })
    const { closest } = await (await fetch(`${worker.url}/search.json?q=xylophones`)).json()
    expect([data['total'], (data['results'] as { url: string }[]).map(({ url }) => url)]).toEqual([
      0,
      (closest as { url: string }[]).map(({ url }) => siteConfig.origin + url),
    ])
    expect(await call('search', { query: CARD.replace(/42$/, '67') })).toMatchObject({ isError: true })
  })
})

describe('fetch', () => {
  it('returns the same as the Markdown URL, whole, as a section and in one language', async () => {
    const whole = await (await fetch(`${worker.url}/docs/sdks.md`)).text()
    expect((await call('fetch', { page: '/docs/sdks' })).texts).toEqual([whole])
    const { texts } = await call('fetch', {
      page: `${siteConfig.origin}/docs#create-a-token`,
      language: 'python',
    })
    expect(texts[0]).toMatch(/^### Create a token \{#create-a-token\}/)
    expect(texts[0]).toContain('```python')
    expect(texts[0]).not.toMatch(/```(?:ts|csharp|groovy|go)\b/)
  })

  it('returns the section that the fragment of an operation or a field leads into', async () => {
    const { texts } = await call('fetch', { page: '/docs/api/tokens#create-token' })
    expect(texts[0]).toMatch(/^## [^\n]+\n\n`POST \/tokens`/)
    const field = await call('fetch', { page: '/docs/api/tokens#create-token-request-body.data' })
    expect(field.texts[0]).toMatch(/^#+ [^\n]+\{#create-token-request-body\}\n/)
  })

  it('returns a long page in slices that concatenate to it exactly', async () => {
    const stored = await Promise.all(
      [1, 2].map((slice) => fetch(`${worker.url}/docs/api/tokens.md?slice=${slice}`)),
    )
    const whole = (await Promise.all(stored.map((part) => part.text()))).join('')
    const slices: string[] = []
    for (let slice = 1; ; slice++) {
      const { texts } = await call('fetch', { page: '/docs/api/tokens', slice })
      slices.push(texts[0]!)
      if (!texts[1]?.includes(`slice ${slice + 1}`)) break
      // Each of those that follow is named with sections that can be asked for.
      const ids = [...texts[1].matchAll(/\(([\w-]+)\)/g)].map(([, id = '']) => id)
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids)
        expect((await call('fetch', { page: '/docs/api/tokens', section: id })).isError).toBe(false)
    }
    expect(slices.length).toBeGreaterThan(1)
    expect(slices.join('')).toBe(whole)
  })

  it('takes a language, a section and a Markdown URL as a model writes them', async () => {
    const section = await call('fetch', { page: '/docs', section: 'create-a-token', language: 'python' })
    for (const written of [
      { section: 'Create a token', language: 'Python' },
      { section: '#create-a-token', language: 'py' },
    ])
      expect(await call('fetch', { page: '/docs', ...written })).toEqual(section)
    const page = `${siteConfig.origin}/docs/index.md?lang=python&section=create-a-token`
    expect(await call('fetch', { page })).toEqual(section)
    const script = await call('fetch', { page: '/docs', section: 'create-a-token', language: 'TypeScript' })
    expect(script.texts[0]).toContain('```ts')
    expect(script.texts[0]).not.toContain('```python')
    const unknown = await call('fetch', { page: '/docs', language: 'cobol' })
    expect([unknown.isError, unknown.texts[0]]).toEqual([true, expect.stringContaining('python')])
  })

  it('reads a Markdown URL with a depth or a slice as the site does', async () => {
    for (const path of ['/docs/index.md?depth=3', '/docs/sdks.md?depth=2']) {
      const outline = await (await fetch(`${worker.url}${path}`)).text()
      expect((await call('fetch', { page: path })).texts).toEqual([outline])
    }
    const page = '/docs/api/tokens.md?slice=2'
    const stored = await (await fetch(`${worker.url}${page}`)).text()
    const read: string[] = []
    for (let slice = 1; ; slice++) {
      const { texts } = await call('fetch', slice === 1 ? { page } : { page, slice })
      read.push(texts[0]!)
      if (!texts[1]?.includes(`slice ${slice + 1}`)) break
    }
    expect(read.join('')).toBe(stored)
    const beyond = await call('fetch', { page: '/docs/api/tokens.md?slice=99' })
    expect([beyond.isError, beyond.texts[0]]).toEqual([true, expect.stringContaining('It has: 1, 2')])
  })

  it('follows redirects, and lists what exists when something does not', async () => {
    const moved = await call('fetch', { page: '/docs/api/token' })
    expect(moved.texts[0]).toMatch(/Closest: .*\/docs\/api\/tokens/)
    const section = await call('fetch', { page: '/docs', section: 'nowhere' })
    expect([section.isError, section.texts[0]]).toEqual([true, expect.stringContaining('create-a-token')])
    expect((await call('fetch', { page: 'https://elsewhere.example/' })).isError).toBe(true)
  })
})

it('is reached by an address with a slash at its end', async () => {
  const one = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: MODERN } } })
  await one.connect(new StreamableHTTPClientTransport(new URL('/mcp/', worker.url)))
  expect((await one.listTools()).tools.length).toBeGreaterThan(5)
  await one.close()
})

describe('operations', () => {
  it('are all listed, and each is described by id with its reference', async () => {
    const { data } = await call('list_operations', {})
    expect((data['operations'] as { id: string }[]).map(({ id }) => id)).toEqual(
      contract.operations.map(({ id }) => id),
    )
    for (const { id, method, path } of contract.operations) {
      const { isError, texts } = await call('get_operation', { operation: id })
      expect([id, isError]).toEqual([id, false])
      expect(JSON.parse(texts[0]!)).toMatchObject({ id, request: `${method} ${contract.server}${path}` })
      expect(texts[1]).toContain(`\`${method} ${path}\``)
    }
  })

  it('lead to the rest of a reference that is longer than a result, with samples in one language', async () => {
    const { texts } = await call('get_operation', { operation: 'create-token', language: 'cobol' })
    expect(JSON.parse(texts[0]!)).toMatchObject({
      samples: expect.stringMatching(/^In curl, since there are none in cobol\. Pass one of .*\bpython\b/),
    })
    const spoken = await call('get_operation', { operation: 'create-token', language: 'Python' })
    expect(JSON.parse(spoken.texts[0]!)).not.toHaveProperty('samples')
    expect(texts[1]).toMatch(/^```bash\b/m)
    expect(texts[1]).not.toMatch(/^```(?:ts|python)\b/m)
    expect(texts[2]).toMatch(/with language curl and slice 2\.$/)
    const [, page = ''] = / pass (\S+) to fetch/.exec(texts[2]!)!
    const rest = await call('fetch', { page, language: 'curl', slice: 2 })
    expect(texts[1]! + rest.texts[0]!).toContain('{#create-token-errors}')
  })

  it('are listed by name alone where nothing narrows the list, and with what they need where something does', async () => {
    const all = (await call('list_operations', {})).data
    expect(JSON.stringify(all).length / contract.operations.length).toBeLessThan(100)
    const { operations } = (await call('list_operations', { contains: 'create-token' })).data
    expect(operations).toContainEqual(
      expect.objectContaining({
        id: 'create-token',
        summary: expect.any(String),
        permissions: expect.any(Array),
      }),
    )
  })

  it('is found by the name that each language and each reader has for it', async () => {
    const names = [
      'createToken',
      'CREATE_TOKEN',
      'tokens.create',
      'POST /tokens',
      `post ${contract.server}/tokens`,
      'client.tokens.create',
      'Tokens.CreateAsync',
      'create a token',
    ]
    for (const operation of names) {
      const { texts } = await call('get_operation', { operation })
      expect([operation, JSON.parse(texts[0]!)]).toEqual([
        operation,
        expect.objectContaining({ id: 'create-token' }),
      ])
    }
  })

  it('suggests the intended names for a misspelt one, and none for one that is nothing', async () => {
    const { isError, texts } = await call('get_operation', { operation: 'create-tokens' })
    expect([isError, texts[0]]).toEqual([true, expect.stringContaining('create-token')])
    const nothing = await call('get_operation', { operation: 'bake a cake' })
    expect(nothing.texts[0]).toBe('No operation has this name. Use list_operations.')
    const path = await call('get_operation', { operation: 'POST /token' })
    expect(path.texts[0]).toBe('No operation has this name. Closest: create-token.')
  })

  it('are found by words in any order, and the groups listed where none is', async () => {
    const found = (await call('list_operations', { contains: 'token create' })).data
    expect(JSON.stringify(found['operations'])).toContain('"create-token"')
    expect(found['tags']).toBeUndefined()
    const nothing = (await call('list_operations', { contains: 'bake a cake' })).data
    expect(nothing['operations']).toEqual([])
    expect(nothing['tags']).not.toEqual([])
  })
})

describe('check_request and try_request', () => {
  it('find no problem in any example of the contract, and return success', async () => {
    for (const operation of contract.operations) {
      for (const name of operation.body?.examples.map((example) => example.name) ?? [undefined]) {
        const example = exampleRequest(operation, name)
        const request = {
          method: operation.method,
          path: requestPath(example),
          headers: Object.fromEntries(requestHeaders(example, { headerPrefix })),
          ...(example.body !== undefined && { body: example.body }),
        }
        const checked = await call('check_request', request)
        expect([operation.id, name, checked.data['problems']]).toEqual([operation.id, name, []])
        const tried = await call('try_request', request)
        expect([operation.id, name, Number(tried.data['status']) < 300]).toEqual([operation.id, name, true])
      }
    }
  })

  it('says of a value of the wrong kind one thing, and not that it also fits no alternative', async () => {
    const headers = { [KEY]: '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' }
    const { data } = await call('check_request', { method: 'POST', path: '/tokens', headers, body: [] })
    expect((data['problems'] as { problem: string }[]).map(({ problem }) => problem)).toEqual([
      'The body must be an object.',
    ])
  })

  it('lists the first problems of a request that is wrong all over, and counts the others', async () => {
    const fields = Array.from({ length: 1000 }, (_, at) => [`expiration_month_${at}`, at])
    const body = { type: 'card', data: { number: CARD }, ...Object.fromEntries(fields) }
    const { data } = await call('check_request', {
      method: 'POST',
      path: '/tokens',
      headers: { [KEY]: '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' },
      body,
    })
    expect(data['problems']).toHaveLength(40)
    expect(data['further']).toBe(960)
  })

  it('takes placeholders in a body for good values, and derives nothing from them', async () => {
    const draft = {
      method: 'POST',
      path: '/tokens',
      headers: { [KEY]: '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' },
      body: { type: 'card', data: { number: '<CARD_NUMBER>', expiration_month: 12, expiration_year: 2030 } },
    }
    expect((await call('check_request', draft)).data).toMatchObject({ valid: true })
    const { data } = await call('try_request', draft)
    expect(data['status']).toBe(201)
    expect(JSON.stringify(data['body'])).not.toContain('<CARD_NUMBER>')
  })

  it('says in one sentence what the alternatives are, where none fits', async () => {
    const headers = { [KEY]: '<PRIVATE_API_KEY>', 'content-type': 'application/json' }
    for (const body of [{ type: 'card' }, { type: 'token', data: 'x', encrypted: 'x' }]) {
      const { data } = await call('check_request', { method: 'POST', path: '/tokens', headers, body })
      const problems = data['problems'] as { at: string; fix: string }[]
      expect(problems.map(({ at, fix }) => [at, fix])).toEqual([
        ['', 'Send exactly one of: `type` and `data`; `type` and `encrypted`; `token_intent_id`.'],
      ])
    }
  })

  it('takes a template for an id, and the host of elements for the API’s', async () => {
    const headers = { [KEY]: '<PRIVATE_API_KEY>', 'content-type': 'application/json' }
    const body = { type: 'token', data: 'x' }
    const path = `https://js.${siteConfig.brand.domain}/api/tokens`
    for (const request of [
      { method: 'GET', path: '/tokens/{id}', headers: { [KEY]: '<PRIVATE_API_KEY>' } },
      { method: 'POST', path, headers, body },
    ]) {
      const checked = await call('check_request', request)
      const tried = await call('try_request', request)
      expect([request.path, checked.data['problems'], Number(tried.data['status']) < 300]).toEqual([
        request.path,
        [],
        true,
      ])
    }
  })

  it('names the header, the path and the body’s type that were meant', async () => {
    const { data } = await call('check_request', {
      method: 'POST',
      path: '/tokens',
      headers: {
        'X-Api-Key': 'x',
        'Idempotency-Key': 'x',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'type=token&data=x',
    })
    const problems = data['problems'] as { at: string; fix: string }[]
    expect(problems.map(({ at, fix }) => `${at}: ${fix}`)).toEqual([
      `${KEY}: Send \`${KEY}: <PRIVATE_API_KEY>\`.`,
      `X-Api-Key: Rename it to \`${KEY}\`, or remove it.`,
      `Idempotency-Key: Rename it to \`${headerPrefix}-IDEMPOTENCY-KEY\`, or remove it.`,
      'Content-Type: Send `Content-Type: application/json`.',
    ])
    const { texts } = await call('check_request', { method: 'POST', path: '/token' })
    expect(texts[0]).toBe('No operation has this path. Closest: /tokens.')
  })

  it('warns of a card number that is not published for testing', async () => {
    const headers = { [KEY]: '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' }
    const warnings = async (data: string) => {
      const body = { type: 'token', data }
      return (await call('check_request', { method: 'POST', path: '/tokens', headers, body })).data[
        'warnings'
      ]
    }
    // With the right check digit.
    const unpublished = ['4539', '1488', '0343', '6467'].join('')
    const warning =
      'The body contains what looks like a real card number. Replace it with a published test card.'
    expect(await warnings(CARD)).toEqual([])
    expect(await warnings(unpublished)).toEqual([warning])
    expect(await warnings(`card:\n${unpublished}`)).toEqual([warning])
    const form = {
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `type=card&number=${unpublished}`,
    }
    const { data } = await call('check_request', { method: 'POST', path: '/tokens', ...form })
    expect(data['warnings']).toEqual([warning])
  })

  it('warns of an expiry that has passed, which the contract does not reject', async () => {
    const headers = { [KEY]: '<PRIVATE_API_KEY>', 'Content-Type': 'application/json' }
    const warnings = async (expires_at: string) => {
      const body = { type: 'token', data: 'x', expires_at }
      return (await call('check_request', { method: 'POST', path: '/tokens', headers, body })).data
    }
    expect(await warnings('2020-01-01T00:00:00Z')).toMatchObject({
      valid: true,
      warnings: ['`/expires_at` is in the past.'],
    })
    expect(await warnings('2999-01-01T00:00:00Z')).toMatchObject({ valid: true, warnings: [] })
  })

  it('says that text is no JSON, beside what else is wrong', async () => {
    const { data } = await call('check_request', { method: 'POST', path: '/tokens', body: '{"a":' })
    const { valid, problems } = data as { valid: boolean; problems: { in: string; problem: string }[] }
    expect(valid).toBe(false)
    expect(problems.filter((one) => one.in === 'body').map(({ problem }) => problem)).toEqual([
      'The body is not valid JSON.',
    ])
  })

  it('name the wrong field with its pointer, the reason, the fix and an existing reference', async () => {
    const { data } = await call('check_request', {
      method: 'POST',
      path: '/tokens?verbose=1',
      headers: { 'content-type': 'text/plain' },
      body: { type: 'card', data: { number: CARD, expirationMonth: 12 }, tokenIntentId: 'x', mask: 4 },
    })
    const problems = data['problems'] as { in: string; at: string; fix: string; read: string }[]
    expect(data['valid']).toBe(false)
    expect(problems.map((one) => [one.in, one.at])).toEqual([
      ['header', KEY],
      ['query', 'verbose'],
      ['header', 'Content-Type'],
      ['body', '/data/expirationMonth'],
      ['body', '/mask'],
      ['body', '/tokenIntentId'],
    ])
    expect(problems[3]!.fix).toContain('expiration_month')
    expect(problems[5]!.fix).toContain('token_intent_id')
    for (const { read } of problems) {
      const [path, anchor] = read.slice(siteConfig.origin.length).split('#')
      expect([read, pages.find((page) => page.path === path)?.anchors.includes(anchor!)]).toEqual([
        read,
        true,
      ])
    }
    expect(data['needs']).toMatchObject({ key: '<PRIVATE_API_KEY>', permissions: ['token:create'] })
  })

  it('link to where each operation documents its body, key and parameters', async () => {
    const anchors = new Map(pages.map(({ path, anchors }) => [path, new Set(anchors)]))
    for (const operation of contract.operations) {
      const { data, texts } = await call('check_request', {
        method: operation.method,
        path: operation.path.replaceAll(/\{[^}]+\}/g, 'x y'),
        body: operation.body ? { 'no-such-field': 1 } : undefined,
      })
      for (const { read } of (data['problems'] ?? []) as { read: string }[]) {
        const [path = '', anchor = ''] = read.slice(siteConfig.origin.length).split('#')
        expect([read, anchors.get(path)?.has(anchor)]).toEqual([read, true])
      }
      expect([operation.id, texts[0]]).toEqual([operation.id, expect.stringContaining(operation.id)])
    }
  })

  it('agree on what is rejected', async () => {
    const draft = {
      method: 'POST',
      path: '/tokens',
      headers: { [KEY]: '<PUBLIC_API_KEY>', 'content-type': 'application/json' },
    }
    for (const body of [
      {},
      { type: 'nothing', data: 1 },
      { type: 'token', data: 1, extra: true },
      { type: 'token', data: 1 },
    ]) {
      const checked = await call('check_request', { ...draft, body })
      const tried = await call('try_request', { ...draft, body })
      expect([body, checked.data['valid']]).toEqual([body, Number(tried.data['status']) < 300])
    }
  })

  it('return each documented error of an operation on request', async () => {
    for (const operation of contract.operations) {
      const example = exampleRequest(operation)
      for (const { status } of operation.responses.filter((response) => response.status >= 400)) {
        const { data } = await call('try_request', {
          method: operation.method,
          path: requestPath(example),
          headers: Object.fromEntries(requestHeaders(example, { headerPrefix })),
          ...(example.body !== undefined && { body: example.body }),
          status,
        })
        expect([operation.id, data['status']]).toEqual([operation.id, status])
      }
    }
  })
})

describe('get_error and get_fact', () => {
  it('explain a status for one operation, and the name of an error', async () => {
    const { data } = await call('get_error', { error: '409', operation: 'POST /tokens' })
    const causes = data['causes'] as { operation: string }[]
    expect(causes.length).toBeGreaterThan(0)
    expect(causes.every(({ operation }) => operation === 'create-token')).toBe(true)
    expect((await call('get_error', { error: 'Conflict' })).data['meaning']).not.toEqual([])
    for (const error of ['no such error', '0'])
      expect([error, (await call('get_error', { error })).isError]).toEqual([error, true])
    const conflict = (await call('get_error', { error: 'conflict', operation: 'POST /tokens' })).data
    expect(conflict['causes']).not.toEqual([])
    for (const error of ['409 Conflict', 'HTTP 409', 'status 409', 'a conflict of two writes']) {
      const found = (await call('get_error', { error, operation: 'POST /tokens' })).data
      expect([error, found['causes']]).toEqual([error, causes])
    }
  })

  it('find a row by words that its cells, its table and its columns share', async () => {
    for (const key of ['test card of visa', 'visa test cards']) {
      const { data } = await call('get_fact', { key })
      expect([key, data['rows']]).toEqual([
        key,
        [{ table: 'test-cards', row: { Brand: 'Visa', Number: CARD } }],
      ])
    }
    expect((await call('get_fact', { key: 'test card of elo' })).isError).toBe(true)
  })

  it('look up rows without markup and without variables', async () => {
    const tables = (await call('get_fact', {})).data['tables'] as { name: string; rows: number }[]
    expect(tables.length).toBeGreaterThan(2)
    const names = tables.map(({ name }) => name)
    // What readers ask for is no fact.
    expect(names.filter((name) => name.startsWith('asked-'))).toEqual([])
    const first = tables[0]!.name
    const shouted = await call('get_fact', { table: first.toUpperCase().replaceAll('-', ' ') })
    expect(shouted.data).toEqual((await call('get_fact', { table: first })).data)
    for (const { name } of tables) {
      const { texts } = await call('get_fact', { table: name })
      expect([name, texts[0]!.match(/%[A-Za-z-]+%|<[A-Z][a-z]+ |\]\(/)]).toEqual([name, null])
    }
  })
})

describe('resources', () => {
  it('are all indexed pages, each readable at its URL', async () => {
    const { resources } = await client.listResources()
    expect(resources.length).toBe(pages.filter(({ frontMatter }) => !frontMatter.noindex).length)
    for (const { uri } of [resources[0]!, resources.at(-1)!]) {
      const { contents } = await client.readResource({ uri })
      const served = await (await fetch(worker.url + uri.slice(siteConfig.origin.length))).text()
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: served }])
    }
    await expect(client.readResource({ uri: `${siteConfig.origin}/docs/nowhere.md` })).rejects.toThrow()
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow()
  })
})

describe('who may call, and how', () => {
  it('rejects a page of another origin with 403 before the server is loaded', async () => {
    for (const origin of ['https://evil.example', 'null', `${siteConfig.origin}.evil.example`]) {
      const response = await post(message('tools/list'), { origin })
      expect([origin, response.status]).toEqual([origin, 403])
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null })
    }
    expect((await post(message('tools/list'), { origin: siteConfig.origin })).status).toBe(200)
    expect((await post(message('tools/list'), { origin: worker.url })).status).toBe(200)
  })

  it('trusts no other host name or port on loopback', async () => {
    const { port } = new URL(worker.url)
    const body = message('tools/list')
    const from = async (host: string, origin: string) =>
      (
        await sendRaw(
          worker.url,
          `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: close\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      ).status
    expect(await from(`localhost:${port}`, `http://localhost:${port}`)).toBe(200)
    // DNS rebinding: a foreign name that resolves to this machine.
    expect(await from(`rebound.example:${port}`, `http://rebound.example:${port}`)).toBe(403)
    expect(await from(`localhost:${port}`, 'http://localhost:1')).toBe(403)
    expect(await from(`localhost:${port}`, `https://localhost:${port}`)).toBe(403)
    expect(await from(`localhost.evil.example:${port}`, `http://localhost.evil.example:${port}`)).toBe(403)
  })

  it('accepts only POST, and is never cached', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const response = await fetch(address(), { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
    const response = await post(message('tools/list'))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('mcp-session-id')).toBeNull()
  })

  it('answers whoever accepts both forms of a response, whether by name or not', async () => {
    for (const accept of ['*/*', '', 'application/*, text/*;q=0.1'])
      expect((await post(message('tools/list'), { accept })).status, accept).toBe(200)
    for (const accept of ['application/json', 'text/event-stream;q=0, */*'])
      expect((await post(message('tools/list'), { accept })).status, accept).toBe(406)
  })

  it('rejects invalid messages, bodies that are too long, and text that is not JSON', async () => {
    expect((await post('not json')).status).toBe(400)
    expect((await post('[]')).status).toBe(400)
    expect((await post(message('tools/list'), { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(message('tools/call', { text: 'x'.repeat(70_000) }))).status).toBe(413)
    expect(await (await post(message('no/such'))).text()).toContain('-32601')
    for (const [method, params] of [
      ['resources/read', { uri: 5 }],
      ['tools/list', { cursor: 5 }],
      ['initialize', {}],
    ] as const)
      expect(await (await post(message(method, params))).text()).toContain('-32602')
  })

  it.each([
    ['search', { query: 'x'.repeat(300) }],
    ['search', { query: 'key', limit: 1e9 }],
    ['search', { query: 'key', __proto__x: 1 }],
    ['fetch', { page: '/docs', slice: -1 }],
    ['check_request', { method: 'TRACE', path: '/tokens' }],
    ['check_request', { method: 'GET', path: '/tokens', headers: { a: 1 } }],
    ['no_such_tool', {}],
  ])('refuses %s with %o', async (name, args) => {
    const refused = await call(name, args).then(
      ({ isError }) => isError,
      () => true,
    )
    expect(refused).toBe(true)
  })

  it.each([
    ['a path upwards', 'fetch', { page: '/../../etc/passwd' }],
    ['a prototype', 'fetch', { page: '/__proto__' }],
    ['hostile characters', 'fetch', { page: '/docs/%00%ff' }],
    ['a prototype as a table', 'get_fact', { table: '__proto__' }],
    ['another host', 'check_request', { method: 'GET', path: '//evil.example/tokens' }],
    [
      'a deep body',
      'check_request',
      { method: 'POST', path: '/tokens', body: `${'['.repeat(5000)}${']'.repeat(5000)}` },
    ],
    [
      'a long string',
      'check_request',
      { method: 'POST', path: '/tokens', body: { type: 'token', id: '{{'.repeat(5000) } },
    ],
  ])('tells what is wrong with %s', async (_what, name, args) => {
    const { isError, texts } = await call(name, args)
    expect(isError).toBe(true)
    expect(texts.join('')).not.toMatch(/at \w+ \(|\.ts:|node_modules|stack/i)
  })

  it('answers a request whose strings are the worst case for the contract’s patterns', async () => {
    const id = '{{'.repeat(3900)
    const { data } = await call('check_request', {
      method: 'POST',
      path: '/tokens',
      body: { type: 'token', data: 1, id },
    })
    expect(data['valid']).toBe(false)
  })

  it('logs nothing of what is sent', async () => {
    const secret = 'zebra-in-the-request'
    await call('search', { query: secret })
    await call('check_request', {
      method: 'POST',
      path: `/tokens?${secret}`,
      headers: { [KEY]: secret },
      body: { [secret]: secret },
    })
    await call('fetch', { page: `/docs/${secret}` })
    expect(logs.some((line) => line.includes('"kind":"mcp"'))).toBe(true)
    expect(logs.filter((line) => line.includes(secret))).toEqual([])
  })
})

describe('a reader’s code', () => {
  const at = ({ data }: Called) =>
    (data['problems'] as { line: number; column: number; fix: string; read: string }[]).map(
      ({ line, column, fix }) => `${line}:${column} ${fix}`,
    )

  it('is checked line by line, with fixes, links and the minimum permissions', async () => {
    const code = `const token = await client.tokens.get('<TOKEN_ID>')
await client.tokens.create({ type: 'card', data: { numbr: '${CARD}' } })`
    const judged = await call('check_code', { code })
    expect(judged.data).toMatchObject({ language: 'typescript', judged: true })
    expect(at(judged)).toContain('2:52 Write `number`.')
    for (const { read } of judged.data['problems'] as { read: string }[])
      expect(read).toMatch(new RegExp(`^${siteConfig.origin}/docs/`))
    expect(judged.data['keys']).toEqual([{ type: 'private', permissions: ['token:read', 'token:create'] }])
  })

  it('is checked in every language that the samples are generated in', async () => {
    const codes = {
      python: 'client.tokens.create(type="card", data={"numbr": "4242424242424242"})',
      csharp:
        'await client.Tokens.CreateAsync(new CreateTokenRequest { Type = "card", Data = new Dictionary<string, object> { ["numbr"] = "4242424242424242" } });',
      go: 'client.Tokens.Create(ctx, &sdk.CreateTokenRequest{Type: "card", Data: map[string]any{"numbr": "4242424242424242"}})',
      java: 'client.tokens().create(CreateTokenRequest.builder().type("card").data(Map.of("numbr", "4242424242424242")).build());',
      bash: `curl --request POST '${contract.server}/tokens' --header '${KEY}: <PRIVATE_API_KEY>' --header 'Content-Type: application/json' --data '{ "type": "card", "data": { "numbr": "4242424242424242" } }'`,
      http: `POST /tokens HTTP/1.1\n${KEY}: <PRIVATE_API_KEY>\nContent-Type: application/json\n\n{ "type": "card", "data": { "numbr": "4242424242424242" } }`,
    }
    for (const [language, code] of Object.entries(codes)) {
      const judged = await call('check_code', { code })
      expect(judged.data).toMatchObject({ language, judged: true })
      expect(at(judged).join('\n'), language).toMatch(/Write `number`/i)
    }
  })

  it('is not checked in an unsupported language', async () => {
    const { data } = await call('check_code', { code: 'puts 1', language: 'ruby' })
    expect(data).toMatchObject({ judged: false, problems: [] })
    expect(data['reason']).toMatch(/Supported languages: javascript, typescript/)
  })

  it('is rejected when it is too long', async () => {
    const { isError } = await call('check_code', { code: 'x'.repeat(20_001) })
    expect(isError).toBe(true)
  })
})

describe('a command that is pasted without JavaScript', () => {
  const paste = async (text: string): Promise<string> =>
    (await fetch(`${worker.url}/search`, { method: 'POST', body: new URLSearchParams({ text }) })).text()

  it('is checked against the contract as it was sent, and shown masked', async () => {
    const send = (data: object) =>
      `curl https://api.${siteConfig.brand.domain}/tokens -H '${KEY}: <PRIVATE_API_KEY>' --json '${JSON.stringify(data)}'`
    const wrong = await paste(send({ type: 'card', data: { number: CARD, expiration_month: 13 } }))
    expect(wrong).toContain('expiration_month')
    expect(wrong).toContain('must be 12 or less')
    expect(wrong).not.toContain(CARD)
    const right = await paste(send({ type: 'card', data: { number: CARD, expiration_month: 12 } }))
    expect(right).not.toMatch(/must be|must match/)
  })
})
