// The development server as its author meets it: real files, a real process, a real browser.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteConfig } from '#site/site.config.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '#scripts/project/find-chromium.ts'

const root = join(import.meta.dirname, '..')
const CONTRACT = join(root, 'tests/fixtures/diagnostics/operation-unknown/content/openapi/openapi.yaml')
/** What of the project the server runs and watches. It runs from a copy, so that tests may edit its code. */
const PROJECT = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'wrangler.toml',
  'scripts',
  'site',
  'worker',
]
const PARAGRAPHS = Array.from({ length: 60 }, (_, number) => `Paragraph ${number} fills the screen.`).join(
  '\n\n',
)

/** Pages that navbar and footer link to: the checks want them all. */
const LINKED = [...JSON.stringify(siteConfig).matchAll(/"(\/docs\/[a-z0-9/-]+)"/g)].map(([, path]) => path!)
const OTHERS = Object.fromEntries(
  [...new Set(LINKED)].map((path) => [
    `${path.slice(1)}.mdx`,
    page(path, `All about ${path}.`, 'Nothing yet.'),
  ]),
)
/** Each sidebar that the navbar names has the page that its item leads to; the first has all others. */
const [FIRST, ...MORE] = siteConfig.navbar.flatMap((item) => (item.type === 'doc' ? [item] : []))
const IN_FIRST = new Set(['/docs', '/docs/keys', '/docs/boxes', ...LINKED])
for (const { path } of MORE) IN_FIRST.delete(path)
const SIDEBAR = [
  ...MORE.flatMap(({ sidebar, path }) => [`${sidebar}:`, `  - ${path}`]),
  `${FIRST!.sidebar}:`,
  ...[...IN_FIRST].map((path) => `  - ${path}`),
  '',
].join('\n')

const FILES = {
  ...OTHERS,
  'sidebars.yaml': SIDEBAR,
  'index.mdx': page('Home', 'Where it begins.', 'Read the [docs](/docs).', 'layout: landing\n'),
  'docs/index.mdx': page(
    'Docs',
    'All documents.',
    `See [keys](/docs/keys).\n\n${PARAGRAPHS}\n\nThe last words.`,
  ),
  'docs/keys.mdx': page('Keys', 'How keys work.', 'A key opens.\n\n<Include partial="note" />'),
  'partials/note.mdx': 'Keep it safe.\n',
  'docs/boxes.mdx': page(
    'Boxes',
    'How boxes work.',
    '<Operation id="list-boxes" />\n\n<Operation id="get-box" />',
  ),
  'openapi/openapi.yaml': readFileSync(CONTRACT, 'utf8').replace('x-page: /boxes', 'x-page: /docs/boxes'),
}

function page(title: string, description: string, body: string, more = ''): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n${more}---\n\n${body}\n`
}

let project: string
let content: string
let server: ChildProcess
let output = ''
let origin: string
let browser: Browser
let tab: Page

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'docs-dev-'))
  for (const name of PROJECT) cpSync(join(root, name), join(project, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  content = join(project, 'content')
  writeAll()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], { cwd: project })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await until(() => output.includes('is ready'))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
})

afterAll(async () => {
  await browser?.close()
  server?.kill('SIGTERM')
  if (server?.exitCode === null) await once(server, 'exit')
  rmSync(project, { recursive: true, force: true })
})

beforeEach(async () => {
  writeAll()
  await tab?.close()
  tab = await browser.newPage()
  tab.setDefaultTimeout(60_000)
  await tab.goto(`${origin}/docs`)
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }))
})

function writeAll(): void {
  for (const [file, text] of Object.entries(FILES)) write(file, text)
}

function write(file: string, text: string): void {
  const path = join(content, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(path, change(text))
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${output}`)
    await setTimeout(20)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const sameDocument = (): Promise<boolean> => tab.evaluate(() => 'sameDocument' in window)
const main = () => tab.locator('main')
const panel = () => tab.locator('docs-problems')

describe('npm run dev', () => {
  it('shows a saved page in place, without a reload and without losing the scroll position', async () => {
    await tab.evaluate(() => scrollTo(0, 900))
    write('docs/index.mdx', FILES['docs/index.mdx'].replace('The last words.', 'Quite other words.'))
    await main().getByText('Quite other words.').waitFor()
    expect(await tab.evaluate(() => scrollY)).toBe(900)
    expect(await sameDocument()).toBe(true)
  })

  it('keeps what is above the change as the reader left it', async () => {
    await tab.evaluate(() => document.querySelector('main p')?.setAttribute('data-touched', ''))
    write('docs/index.mdx', FILES['docs/index.mdx'].replace('The last words.', 'Quite other words.'))
    await main().getByText('Quite other words.').waitFor()
    expect(await tab.locator('main p[data-touched]').count()).toBe(1)
  })

  it('shows a changed partial in the pages that include it', async () => {
    await tab.goto(`${origin}/docs/keys`)
    write('partials/note.mdx', 'Keep it very safe.\n')
    await main().getByText('Keep it very safe.').waitFor()
  })

  it('shows a changed contract on the page of its operation, and keeps it when the page is saved', async () => {
    await tab.goto(`${origin}/docs/boxes`)
    write(
      'openapi/openapi.yaml',
      FILES['openapi/openapi.yaml'].replace('Every box of the tenant.', 'All the boxes.'),
    )
    await main().getByText('All the boxes.').waitFor()
    write('docs/boxes.mdx', `${FILES['docs/boxes.mdx']}\nThe last words.\n`)
    await main().getByText('The last words.').waitFor()
    expect(await main().getByText('All the boxes.').isVisible()).toBe(true)
  })

  it('shows a new title in the sidebar and in the tab, in place', async () => {
    write('docs/index.mdx', FILES['docs/index.mdx'].replace('title: Docs', 'title: Documents'))
    await tab.locator('nav a[href="/docs"]', { hasText: 'Documents' }).first().waitFor()
    expect(await tab.title()).toContain('Documents')
    expect(await sameDocument()).toBe(true)
  })

  it('shows a reordered sidebar in place', async () => {
    write('sidebars.yaml', SIDEBAR.replace('  - /docs\n  - /docs/keys\n', '  - /docs/keys\n  - /docs\n'))
    await tab.waitForFunction(() => {
      const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
      const sidebar = links.filter((href) => href === '/docs' || href === '/docs/keys')
      return sidebar.indexOf('/docs/keys') < sidebar.lastIndexOf('/docs')
    })
    expect(await sameDocument()).toBe(true)
  })

  it('follows a new redirect at once', async () => {
    write('redirects.yaml', '/docs/old-keys: /docs/keys\n')
    await expect
      .poll(async () =>
        (await fetch(`${origin}/docs/old-keys`, { redirect: 'manual' })).headers.get('location'),
      )
      .toBe('/docs/keys')
    rmSync(join(content, 'redirects.yaml'))
  })

  it('serves a page that was added', async () => {
    write('docs/new.mdx', page('New', 'Something new.', 'It is new.'))
    write('sidebars.yaml', `${SIDEBAR}  - /docs/new\n`)
    await expect.poll(async () => (await fetch(`${origin}/docs/new`)).status).toBe(200)
    rmSync(join(content, 'docs/new.mdx'))
  })

  it('has the tools for agents at /mcp, over what was saved last', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)))
    write('docs/keys.mdx', FILES['docs/keys.mdx'].replace('A key opens.', 'A key turns twice.'))
    const read = async () =>
      JSON.stringify((await client.callTool({ name: 'fetch', arguments: { page: '/docs/keys' } })).content)
    await expect.poll(read).toContain('A key turns twice.')
    await client.close()
    const foreign = await fetch(`${origin}/mcp`, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    })
    expect(foreign.status).toBe(403)
  })

  it('goes to the new form of a page that was changed while another was open', async () => {
    write('docs/keys.mdx', FILES['docs/keys.mdx'].replace('A key opens.', 'A key also closes.'))
    await expect.poll(() => output).toContain('docs/keys.mdx')
    await tab.locator('main a[href="/docs/keys"]').first().click()
    await main().getByText('A key also closes.').waitFor()
  })

  it('shows an error over the page and in the terminal, and takes it away when it is fixed', async () => {
    output = ''
    write('docs/index.mdx', `${FILES['docs/index.mdx']}\n<Bade kind="beta" />\n`)
    await panel().waitFor()
    expect(await panel().locator('pre').allTextContents()).toEqual([
      expect.stringContaining('docs/index.mdx'),
    ])
    await expect.poll(() => output).toMatch(/error {2}\S*docs\/index\.mdx:\d+:\d+/)
    write('docs/index.mdx', FILES['docs/index.mdx'])
    await panel().waitFor({ state: 'detached' })
    expect(await sameDocument()).toBe(true)
  })

  it('keeps the last good form of a page that cannot be parsed on the screen', async () => {
    output = ''
    write('docs/index.mdx', `${FILES['docs/index.mdx']}\n<Tabs>\n`)
    await panel().waitFor()
    // A new title takes a build of the whole site, which has its say about the broken page too.
    write('docs/keys.mdx', FILES['docs/keys.mdx'].replace('title: Keys', 'title: Key rings'))
    await tab.locator('nav a[href="/docs/keys"]', { hasText: 'Key rings' }).first().waitFor()
    expect(await main().textContent()).toContain('The last words.')
    write('docs/index.mdx', FILES['docs/index.mdx'].replace('The last words.', 'Fixed words.'))
    await main().getByText('Fixed words.').waitFor()
    await panel().waitFor({ state: 'detached' })
  })

  it('finds a broken link by the checks of the whole site and goes on serving', async () => {
    write('docs/keys.mdx', `${FILES['docs/keys.mdx']}\nSee [nothing](/docs/nothing).\n`)
    await panel().waitFor()
    expect((await fetch(`${origin}/docs/keys`)).status).toBe(200)
    write('docs/keys.mdx', FILES['docs/keys.mdx'])
    await panel().waitFor({ state: 'detached' })
  })

  it('shows changed code: a style without a reload, a component in place, the configuration after a new start', async () => {
    edit('site/styles/site.css', (css) => `${css}\nmain h1 { letter-spacing: 7px; }\n`)
    await tab.waitForFunction(
      () => getComputedStyle(document.querySelector('main h1')!).letterSpacing === '7px',
    )
    expect(await sameDocument()).toBe(true)

    edit('site/document.tsx', (code) => code.replace('<footer ', '<footer data-edited="yes" '))
    await tab.locator('footer[data-edited]').waitFor()

    edit('site/components/admonition/admonition.tsx', (code) => `${code}\nsyntax error(`)
    await panel().waitFor()
    edit('site/components/admonition/admonition.tsx', (code) => code.replace('\nsyntax error(', ''))
    await panel().waitFor({ state: 'detached' })

    edit('site/site.config.ts', (code) =>
      code.replace('title: `${brand.name} Docs`', "title: 'Renamed Docs'"),
    )
    await tab.waitForFunction(() => document.title.includes('Renamed Docs'))
  })

  it('violates no content security policy', async () => {
    const complaints: string[] = []
    tab.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML/i.test(message.text())) complaints.push(message.text())
    })
    await tab.goto(`${origin}/docs/keys`)
    write('docs/keys.mdx', `${FILES['docs/keys.mdx']}\n<Bade kind="beta" />\n`)
    await panel().waitFor()
    write('docs/keys.mdx', FILES['docs/keys.mdx'].replace('A key opens.', 'A key turns.'))
    await main().getByText('A key turns.').waitFor()
    expect(complaints).toEqual([])
  })
})
