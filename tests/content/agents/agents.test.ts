// What tools find on the site by its origin alone: skills, the server's card, operations, and requests that the mock accepts.

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@modelcontextprotocol/client'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { readCurl } from '#site/curl/read-curl.ts'
import { readShell } from '#site/curl/read-shell.ts'
import { HOLE } from '#site/curl/placeholder.ts'
import { decodePageRecord, type PageRecord } from '#site/model/page-record.ts'
import { encodePath } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import { PlainClient } from './plain-client.ts'
import { structuredDataMistakes } from './structured-data-rules.ts'

interface SkillEntry {
  name: string
  type: string
  description: string
  url: string
  digest: string
}

const STRUCTURED_DATA = /<script type="application\/ld\+json">([^]*?)<\/script>/

let worker: LocalWorker
let folder: string
let client: PlainClient
let tools: Client
let pages: string[]
let records: Record<string, PageRecord>
let skills: { entry: SkillEntry; text: string }[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agents-'))
  const { release, diagnostics } = await buildSite({ out: folder })
  if (!release) throw new Error(JSON.stringify(diagnostics, undefined, 2))
  worker = await startLocalWorker({ dist: folder, port: 0, vars: { LOG_LEVEL: 'warn' } })
  pages = Object.keys(release.manifest.pages)
  records = Object.fromEntries(
    Object.entries(release.manifest.pages).map(([path, { hash }]) => [
      path,
      decodePageRecord(readFileSync(join(folder, 'blobs', hash), 'utf8')),
    ]),
  )
  client = new PlainClient(worker.url, release.manifest.origin)
  tools = await client.tools()
  const index = JSON.parse(await client.skillsIndex()) as { skills: SkillEntry[] }
  skills = await Promise.all(
    index.skills.map(async (entry) => ({ entry, text: await client.text(entry.url) })),
  )
}, 400_000)
afterAll(async () => {
  await tools?.close()
  await worker?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = await tools.callTool({ name, arguments: args })
  if (isError) throw new Error(JSON.stringify(content))
  return structuredContent as Record<string, unknown>
}

describe('the server card', () => {
  it('names what the server calls itself once a client is connected', async () => {
    const card = JSON.parse(await client.text('/mcp/server-card')) as Record<string, unknown>
    expect(tools.getServerVersion()).toMatchObject({ name: card['name'], version: card['version'] })
    expect(card['name']).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(String(card['description']).length).toBeLessThanOrEqual(100)
    expect(await client.text('/.well-known/mcp/server-card.json')).toBe(await client.text('/mcp/server-card'))
  })

  it('may be read by a page of another site', async () => {
    for (const path of [
      '/mcp/server-card',
      '/.well-known/ai-catalog.json',
      '/.well-known/agent-skills/index.json',
    ]) {
      const { headers } = await fetch(worker.url + path)
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    }
  })
})

describe('skills', () => {
  it('are ten, each with the name, description and digest that the index gives', () => {
    expect(skills).toHaveLength(10)
    for (const { entry, text } of skills) {
      // The specification asks for details to be read on demand.
      expect(text.split('\n').length, entry.name).toBeLessThan(500)
      expect(entry.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
      const [, name, description] = /^---\nname: (".*")\ndescription: (".*")\n---\n/.exec(text)!
      expect([JSON.parse(name!), JSON.parse(description!)]).toEqual([entry.name, entry.description])
      expect(entry.url).toBe(`/skills/${entry.name}/SKILL.md`)
      expect(entry.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(text.length).toBeLessThan(30_000)
    }
  })

  it('say ahead of the first section what is left to a person, and end with the checks', () => {
    for (const { entry, text } of skills) {
      const sections = [...text.matchAll(/^## (.*) \{#/gm)].map(([, title]) => title)
      expect([entry.name, sections[0], sections.at(-1)]).toEqual([
        entry.name,
        'Before the first step',
        'Before you hand over',
      ])
    }
  })

  it('are resources of the tools, word for word', async () => {
    const { resources } = await tools.listResources()
    for (const { entry, text } of skills) {
      const uri = `skill://${entry.name}/SKILL.md`
      expect(resources).toContainEqual(expect.objectContaining({ uri, description: entry.description }))
      const { contents } = await tools.readResource({ uri })
      expect(contents).toEqual([expect.objectContaining({ uri, text })])
    }
  })

  it('are read by a model that has tools alone, and named by the plan of their guide', async () => {
    for (const { entry, text } of skills) {
      for (const page of [entry.url, `skill://${entry.name}/SKILL.md`]) {
        const { content } = await tools.callTool({ name: 'fetch', arguments: { page } })
        expect(text.startsWith((content as { text: string }[])[0]!.text.slice(0, 2000))).toBe(true)
      }
    }
    const page = `${siteConfig.origin}/docs/card-payments/charge-card`
    const { skill } = await call('plan', { task: 'charge a stored card', page })
    expect(skills.map(({ entry }) => new URL(entry.url, siteConfig.origin).href)).toContain(skill)
  })

  it('hold no sample that the contract finds fault with', async () => {
    let judged = 0
    for (const { entry, text } of skills) {
      for (const { 1: language = '', 2: code = '' } of text.matchAll(
        /^```(bash|http|ts|tsx|js)\b[^\n]*\n([^]*?)^```$/gm,
      )) {
        const { problems } = await call('check_code', { code, language })
        expect([entry.name, code, problems]).toEqual([entry.name, code, []])
        judged++
      }
    }
    expect(judged).toBeGreaterThan(20)
  })

  it('hold commands that the mock answers with success', async () => {
    const refused: string[] = []
    let sent = 0
    const api = `https://api.${siteConfig.brand.domain}`
    const { paths } = JSON.parse(await client.text('/openapi.json')) as { paths: Paths }
    for (const { entry, text } of skills) {
      for (const [, code = ''] of text.matchAll(/^```bash\b[^\n]*\n([^]*?)^```$/gm)) {
        for (const command of readShell(code).filter(({ name }) => name === 'curl')) {
          const { request } = readCurl(command)
          if (!request || request.host !== api) continue
          const query = request.query.map(({ name, value }) => `${name}=${value}`).join('&')
          // What another program makes in place cannot be sent.
          if (request.body?.text === HOLE) continue
          sent++
          const { status, ...answered } = await call('try_request', {
            method: request.method,
            path: request.path.replaceAll(HOLE, ID) + (query && `?${query}`),
            headers: Object.fromEntries(request.headers.map(({ name, value }) => [name, value])),
            ...(request.body && {
              body: filled(request.body.text, examplesOf(paths, request.method, request.path)),
            }),
          }).catch((error: Error) => ({ status: error.message, body: undefined }))
          if (!(Number(status) < 300))
            refused.push(
              `${entry.name}: ${request.method} ${request.path}: ${String(status)} ${JSON.stringify(answered)}`,
            )
        }
      }
    }
    expect(refused).toEqual([])
    expect(sent).toBeGreaterThan(15)
  })
})

type Paths = Record<string, Record<string, unknown>>

/** The texts of the operation's examples, by the names of their fields. */
function examplesOf(paths: Paths, method: string, path: string): Map<string, string> {
  const depth = path.split('/').length
  const [, item] =
    Object.entries(paths).find(
      ([template]) =>
        template.split('/').length === depth &&
        template.split('/').every((step, at) => step.startsWith('{') || step === path.split('/')[at]),
    ) ?? []
  return stringsOf(item?.[method.toLowerCase()])
}

/** A variable or placeholder that is a whole value becomes the example's of that name, any other an id. */
function filled(body: string, examples: ReadonlyMap<string, string>): string {
  const whole = new RegExp(`("(\\w+)":\\s*")(?:${HOLE}|<[A-Z_]+>)"`, 'g')
  return body
    .replaceAll(whole, (_field, before: string, name: string) => `${before}${examples.get(name) ?? ID}"`)
    .replaceAll(HOLE, ID)
}

function stringsOf(value: unknown, known = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return known
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'x-codeSamples') continue
    if (typeof inner === 'string' && !known.has(name)) known.set(name, inner)
    else stringsOf(inner, known)
  }
  return known
}

const ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'

describe('get_fact', () => {
  it.each([
    ['how long are logs kept', '24 hours'],
    ['maximum number of webhooks', '5'],
    ['proxy timeout', '25 seconds'],
  ])('answers a question: %s', async (key, value) => {
    expect(JSON.stringify(await call('get_fact', { key }))).toContain(value)
  })
})

describe('the page about coding agents', () => {
  it('names every tool of the server and no other', async () => {
    const text = await client.text('/docs/sdks/agents.md?section=tools')
    const named = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    const { tools: served } = await tools.listTools()
    expect(named.toSorted()).toEqual(served.map(({ name }) => name).toSorted())
  })

  it('gives no URL to copy or to follow that does not answer', async () => {
    const text = await client.text('/docs/sdks/agents.md')
    const named = text.replaceAll(/`(\/[^`\s]+)`/g, `\`${siteConfig.origin}$1\``).split(/[\s"`()<>]+/)
    const urls = named.filter((word) => word.startsWith(`${siteConfig.origin}/`))
    const files = new Set(urls.map((url) => url.replace(/[.,:;]+$/, '')))
    // The endpoint takes calls alone, which the other tests make.
    expect(files.delete(`${siteConfig.origin}/mcp`)).toBe(true)
    expect(files.size).toBeGreaterThan(15)
    for (const url of files) expect(await client.text(url), url).not.toBe('')
  })
})

describe('instructions to copy', () => {
  /** The files of the page, by their titles. */
  let files: Record<string, string>
  beforeAll(async () => {
    const text = await client.text('/docs/sdks/agents.md')
    files = Object.fromEntries(
      [...text.matchAll(/^```\w+ title="([^",]+)[^\n]*\n([^]*?)^```$/gm)].map(([, title = '', body = '']) => [
        title,
        body,
      ]),
    )
  })

  it('name tools that the server has, and pages and files that answer', async () => {
    const agents = files['AGENTS.md']!
    const named = [...agents.matchAll(/`([a-z]+_[a-z]+)`/g)].map(([, name]) => name)
    const { tools: served } = await tools.listTools()
    expect(named.length).toBeGreaterThan(1)
    expect(served.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
    const urls = [...agents.matchAll(/https:\/\/[^\s`]+/g)].map(([url]) => url)
    expect(urls).toContain(`${siteConfig.origin}/mcp`)
    for (const url of urls.filter((one) => !one.endsWith('/mcp'))) {
      expect(await client.text(url), url).not.toBe('')
    }
    // "Every page is Markdown at its URL with `.md`."
    for (const path of pages.filter((_, index) => index % 20 === 0)) {
      expect(await client.text(path === '/' ? '/index.md' : `${encodePath(path)}.md`), path).toMatch(/^---\n/)
    }
  })

  it('lead from each editor’s file to the section that AGENTS.md has', () => {
    const [, section] = /^## (.+)$/m.exec(files['AGENTS.md']!)!
    const { scope } = siteConfig.brand
    const cursor = files[`.cursor/rules/${scope}.mdc`]!
    const copilot = files[`.github/instructions/${scope}.instructions.md`]!
    for (const rules of [cursor, copilot]) expect(rules).toContain(`Follow the section "${section}" of`)
    expect(cursor).toMatch(/^---\ndescription: \S.*\nalwaysApply: true\n---\n[^]*@AGENTS\.md/)
    expect(copilot).toMatch(/^---\napplyTo: '\*\*'\n---\n/)
    const [, link] = /\]\(([^)]+)\)/.exec(copilot)!
    expect(new URL(link!, 'https://root/.github/instructions/x').pathname).toBe('/AGENTS.md')
    expect(files['CLAUDE.md']!.trim()).toBe('@AGENTS.md')
  })

  it('connect each editor to the endpoint that the server’s card names', async () => {
    const card = JSON.parse(await client.text('/mcp/server-card')) as {
      remotes: { url: string; type: string }[]
    }
    const [remote] = card.remotes
    const settings = Object.entries(files).filter(([name]) => name.endsWith('mcp.json'))
    expect(settings.map(([name]) => name)).toEqual(['.vscode/mcp.json', '.cursor/mcp.json', '.mcp.json'])
    for (const [name, text] of settings) {
      const { servers, mcpServers } = JSON.parse(text) as Record<
        string,
        Record<string, { url: string; type?: string }>
      >
      // VS Code's key is another.
      const [server] = Object.values((name === '.vscode/mcp.json' ? servers : mcpServers)!)
      expect([name, server!.url]).toEqual([name, remote!.url])
      if (name !== '.cursor/mcp.json') expect(server!.type).toBe('http')
    }
  })

  it('stand on a page whose "Open in" menu has what the page says of it', async () => {
    const html = await client.text('/docs/sdks/agents')
    for (const label of ['Add tools to Cursor', 'Add tools to VS Code']) expect(html).toContain(label)
    const markdown = encodeURIComponent(`${siteConfig.origin}/docs/sdks/agents.md`)
    for (const { href } of siteConfig.assistants ?? [])
      expect(html).toContain(href.replace('{url}', markdown).replaceAll('&', '&amp;'))
  })
})

describe('structured data', () => {
  it('is the same in the document and in the record that shows the page without a load', async () => {
    for (const path of pages) {
      const [, json = ''] = STRUCTURED_DATA.exec(await client.text(encodePath(path))) ?? []
      expect(records[path]?.meta.structuredData, path).toEqual(JSON.parse(json))
    }
  })

  it('has what search engines ask for on every page, and says nothing that the page does not show', async () => {
    const mistakes: unknown[] = []
    const withQuestions: string[] = []
    for (const path of pages) {
      const html = await client.text(encodePath(path))
      const [, json = ''] = STRUCTURED_DATA.exec(html) ?? []
      const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
      const found = structuredDataMistakes(JSON.parse(json), toString(fromHtml(main, { fragment: true })))
      if (found.length > 0) mistakes.push([path, found])
      if (json.includes('"FAQPage"')) withQuestions.push(path)
    }
    expect(mistakes).toEqual([])
    expect(withQuestions).toEqual(
      expect.arrayContaining(['/docs/features/account-updater', '/docs/features/3d-secure']),
    )
  })
})

describe('a plan for a task', () => {
  it('names the guide, its steps, and the permissions that its samples need', async () => {
    const { guide, steps, keys } = (await call('plan', { task: 'charge a stored card' })) as {
      guide: { url: string }
      steps: { url: string }[]
      keys: { type: string; permissions: string[] }[]
    }
    expect(guide.url).toBe(`${siteConfig.origin}/docs/card-payments/charge-card`)
    expect(steps.length).toBeGreaterThan(4)
    for (const { url } of steps.slice(0, 3)) {
      const { isError } = await tools.callTool({ name: 'fetch', arguments: { page: url } })
      expect(isError).not.toBe(true)
    }
    expect(keys).toContainEqual({ type: 'private', permissions: ['proxy:invoke'] })
  })
})

describe('a plan', () => {
  it('can be made by another page that it names, and says what each of them is about', async () => {
    interface Plan {
      guide: { url: string }
      others: { url: string; description: string }[]
    }
    const task = 'charge a stored card'
    const { others } = (await call('plan', { task })) as unknown as Plan
    expect(others.map(({ description }) => description.length > 20)).toEqual([true, true, true])
    const second = (await call('plan', { task, page: others[0]!.url })) as unknown as Plan
    expect(second.guide.url).toBe(others[0]!.url)
    expect(second.others.map(({ url }) => url)).not.toContain(others[0]!.url)
  })

  it('says of each page the question of readers that is closest to the task', async () => {
    const asked = await call('plan', { task: 'store a credit card from the browser' })
    const { guide, others } = asked as unknown as Record<'guide', { answers?: string }> & {
      others: { answers?: string }[]
    }
    expect(guide.answers).toBe('store a credit card from the browser')
    expect(others.filter(({ answers }) => answers !== undefined).length).toBeGreaterThan(1)
  })

  it('needs what its guide tells the reader to grant, also for later steps', async () => {
    const keysOf = async (page: string) =>
      ((await call('plan', { task: 'as described', page })) as { keys: unknown }).keys
    expect(await keysOf('/docs/guides/threeds/implementation-mit')).toEqual([
      { type: 'private', permissions: ['3ds:session:create', '3ds:session:authenticate', 'proxy:invoke'] },
    ])
    expect(await keysOf('/docs/guides/share/reveal-tokenized-data')).toEqual([
      { type: 'public', permissions: ['token-intent:create'] },
      { type: 'private', permissions: ['token:read'] },
    ])
  })

  it('is the page with steps below a page that only leads to others', async () => {
    const { guide, operations } = (await call('plan', { task: 'accept Apple Pay on our website' })) as {
      guide: { url: string }
      operations: string[]
    }
    expect(guide.url).toMatch(/\/apple-pay\/\w/)
    expect(operations).not.toEqual([])
  })

  it('has the sections of a reference as steps, and not the parts of each operation', async () => {
    const { guide, steps } = (await call('plan', { task: 'create a webhook' })) as {
      guide: { url: string }
      steps: { title: string }[]
    }
    expect(guide.url).toContain('/webhooks')
    expect(steps.map(({ title }) => title)).not.toContain('Request body')
  })

  it.each([
    ['collect cards on my website', /\/collect/],
    ['update expired cards automatically', /account-updater/],
    ['charge a card with Stripe through the proxy', /charge-card/],
    ['set up single sign-on with Okta', /\/sso/],
    ['refund a payment', /after-the-charge/],
  ])('is the guide whose title says most of the task: %s', async (task, path) => {
    const { guide } = (await call('plan', { task })) as { guide: { url: string } }
    expect(guide.url).toMatch(path)
  })
})

describe('the catalogue of APIs', () => {
  it('names itself in the answer to a HEAD request, as RFC 9727 asks', async () => {
    const { headers } = await fetch(`${worker.url}/.well-known/api-catalog`, { method: 'HEAD' })
    expect(headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"')
  })
})

describe('a legacy call', () => {
  it('say of a status that the API never returns where it comes from', async () => {
    const { meaning } = await call('get_error', { error: '504 Gateway Timeout' })
    expect(JSON.stringify(meaning)).toContain('The API does not return this status')
  })

  it('say of an operation nothing that is about calls of the proxy', async () => {
    const about = async (operation: string) =>
      JSON.stringify(await call('get_error', { error: '403', operation }))
    expect(await about('POST /webhooks')).not.toContain('proxy:invoke')
    expect(await about('proxy-post')).toContain('proxy:invoke')
  })

  it('comes back rewritten where the code names its package, with what that leaves to do', async () => {
    const { scope, scopePascal } = siteConfig.brand
    const code = `import { ${scopePascal} } from '@${scope}/${scope}-js'
const client = await new ${scopePascal}().init(process.env.KEY)
await client.tokens.retrieve('a')
await client.proxy.post({ path: '/x' })`
    const { upgrade } = (await call('check_code', { code })) as {
      upgrade: { code: string; changes: string[]; left: string[] }
    }
    expect(upgrade.code).toContain(`@${scope}/node-sdk`)
    expect(upgrade.code).toContain(`client.tokens.get('a')`)
    expect(upgrade.changes).toContain('3: tokens.retrieve -> tokens.get')
    expect(upgrade.left).toEqual([expect.stringMatching(/^4: proxy\.post: /)])
    expect(await call('check_code', { code: upgrade.code })).not.toHaveProperty('upgrade')
  })

  it('is named with what it is today', async () => {
    const { problems } = await call('check_code', { code: "await client.tokens.retrieve('<TOKEN_ID>')" })
    expect(JSON.stringify(problems)).toContain('Write `tokens.get`: the call is from a legacy package.')
  })
})

const TASKS: [task: string, operation: string][] = [
  ['create a token', 'create-token'],
  ['create an application with permissions', 'create-application'],
  ['create a webhook for events', 'create-webhook'],
  ['create a network token for a card', 'create-network-token'],
  ['create a proxy', 'create-proxy'],
  ['create a reactor', 'create-reactor'],
  ['create a session', 'create-session'],
  ['search tokens', 'search-tokens'],
  ['create a tenant invitation', 'create-tenant-invitation'],
  ['list webhooks', 'list-webhooks'],
]

describe('get_operation', () => {
  it('gives an example of every operation that check_request and try_request take as it is', async () => {
    const { operations } = (await call('list_operations', {})) as { operations: { id: string }[] }
    const refused: unknown[] = []
    for (const { id } of operations) {
      const { content } = await tools.callTool({ name: 'get_operation', arguments: { operation: id } })
      const { example } = JSON.parse((content as { text: string }[])[0]!.text) as {
        example: Record<string, unknown>
      }
      const { problems } = await call('check_request', example)
      const { status } = await call('try_request', example)
      if (JSON.stringify(problems) !== '[]' || Number(status) >= 400) refused.push({ id, problems, status })
    }
    expect(refused).toEqual([])
  }, 120_000)
})

describe('a plain client that knows the origin alone', () => {
  it('is led to the same places by the page, the headers, the index and the robots file', async () => {
    const html = await client.indexNamedInHtml()
    const index = await client.text(html)
    expect(index).toContain('/.well-known/api-catalog')
    expect(new URL(html, siteConfig.origin).href).toBe(`${siteConfig.origin}/llms.txt`)
    const [, map] = /^Sitemap: (\S+)$/m.exec(await client.text('/robots.txt')) ?? []
    const pages = new Set([...(await client.text(map!)).matchAll(/<loc>([^<]+)</g)].map(([, url]) => url))
    const listed = [...index.matchAll(/\]\((\S+?)(?:\/index)?\.md\)/g)].map(([, url]) => url!)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter((url) => !pages.has(url) && !pages.has(`${url}/`))).toEqual([])
  })

  it.each(TASKS)('finds a request that the mock accepts: %s', async (task, operation) => {
    const pages = await Promise.all((await client.pagesFor(task)).map((url) => client.text(url)))
    const found = await client.operationFor(task, pages.join('\n'))
    expect(found).toBe(operation)
    const statuses = await Promise.all(
      ['<PUBLIC_API_KEY>', '<PRIVATE_API_KEY>', '<MANAGEMENT_API_KEY>'].map(async (key) => {
        const response = await call('try_request', { ...(await client.draftOf(found, key)) })
        expect(response['operation']).toBe(operation)
        return Number(response['status'])
      }),
    )
    // An operation is for one kind of key, and the other is refused.
    expect(Math.min(...statuses)).toBeLessThan(300)
  })
})
