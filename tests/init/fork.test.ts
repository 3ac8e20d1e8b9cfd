// Proves that the project can become somebody else's: a fork made by `npm run init` type-checks, checks, builds and
// serves, and does not mention where it comes from. A test run takes one kind, `npm run prove -- forks` both in full.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { siteConfig } from '#site/site.config.ts'
import { proofSeed } from '../proofs/proof-seed.ts'
import { installPackages, makeFork, type Fork, type Kind } from './make-fork.ts'

const KINDS: Kind[] = ['contract', 'no-contract']
const isWhole = process.env['PROVE'] !== undefined
const HOUR = 3_600_000
const root = mkdtempSync(join(tmpdir(), 'docs-forks-'))
afterAll(() => rmSync(root, { recursive: true, force: true }), HOUR)

describe.each(isWhole ? KINDS : [KINDS[proofSeed() % KINDS.length]!])('a fork, %s', (kind) => {
  let fork: Fork

  it('is made on a clean tree', { timeout: HOUR }, async () => {
    fork = await makeFork(join(root, kind), kind)
    if (isWhole) await installPackages(fork)
    expect(existsSync(join(fork.folder, 'content/openapi'))).toBe(kind === 'contract')
    expect(existsSync(join(fork.folder, 'scripts/init'))).toBe(false)
    expect(JSON.parse(readFileSync(join(fork.folder, 'package.json'), 'utf8')).scripts.init).toBeUndefined()
  })

  it('keeps the steps of the guide that are still to be taken', () => {
    const text = (file: string): string => readFileSync(join(fork.folder, file), 'utf8')
    const guide = text('docs/make-it-yours.md')
    expect(guide.match(/^## .*/gm)?.[0]).toBe('## 9:15 A first look')
    expect(guide).toContain('## 11:30 Publish')
    expect(guide).not.toContain('npm run init')
    expect(text('README.md')).toContain('(docs/make-it-yours.md)')
  })

  it('type-checks, and has nothing to report of its content', { timeout: HOUR }, async () => {
    await fork.npm('run', 'typecheck')
    expect(await fork.npm('run', 'check')).toMatch(/ pages, 0 errors, 0 warnings/)
  })

  it('builds, and leaves no trace of its origin in what it publishes', { timeout: HOUR }, async () => {
    await fork.npm('run', 'build')
    expect(tracesIn(join(fork.folder, 'dist'))).toEqual([])
  })

  it('serves its own pages, pictures and files', { timeout: HOUR }, async () => {
    const site = await serve(fork)
    try {
      const text = async (path: string): Promise<string> => (await fetch(site.url + path)).text()
      expect(await text('/')).toMatch(/<title>[^<]*Harbour Nine Docs<\/title>/)
      expect(await text('/docs')).toContain('Getting started')
      expect(await text('/favicon.svg')).toContain('<svg')
      expect((await fetch(`${site.url}/og.png`)).headers.get('content-type')).toBe('image/png')
      expect((await text('/llms.txt')).includes('api.harbour.example')).toBe(kind === 'contract')
      expect((await fetch(`${site.url}/openapi.json`)).status).toBe(kind === 'contract' ? 200 : 404)
      expect(await text('/search.json?q=publish')).toContain('/docs/guides/publish')
      const missing = await fetch(`${site.url}/nowhere`, { headers: { accept: 'text/html' } })
      const links = (await missing.text()).matchAll(/<a [^>]*href="(\/[^"#]*)"/g)
      for (const path of new Set([...links].map(([, href = '']) => href))) {
        expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
      }
    } finally {
      await site.stop()
    }
  })

  it.runIf(isWhole)('passes its own tests and plans its deploy', { timeout: HOUR }, async () => {
    expect(await fork.npm('run', 'deploy', '--', '--dry-run')).toContain('harbour-nine-docs')
    expect(await fork.npm('test')).toMatch(/\d+ passed, 0 failed/)
  })
})

it('is refused on a tree with changes, which are named', { timeout: HOUR }, async () => {
  const folder = join(root, 'changed')
  const made = makeFork(folder, 'no-contract', () => writeFileSync(join(folder, 'README.md'), 'mine\n'))
  await expect(made).rejects.toThrow(/commit or discard them first\s+M README\.md/)
  expect(existsSync(join(folder, 'scripts/init'))).toBe(true)
})

/** Where the platform's names stand in a folder, with a little of what is around them. */
function tracesIn(folder: string): string[] {
  const { name, scope, headerPrefix } = siteConfig.brand
  const names = new RegExp(`.{0,30}(?:${name}|${scope}|\\b${headerPrefix}-[A-Z]).{0,30}`, 'gi')
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) =>
      [...readFileSync(file, 'latin1').matchAll(names)].map(([trace]) => `${file}: ${trace}`),
    )
}

async function serve({ folder }: Fork): Promise<{ url: string; stop(): Promise<void> }> {
  const words = ['scripts/start.ts', '--no-build', '--fresh', '--port', '0']
  const server = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  for await (const chunk of server.stdout) {
    printed += String(chunk)
    const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? []
    if (url === undefined) continue
    const stop = async (): Promise<void> => {
      server.kill()
      await once(server, 'exit')
    }
    return { url, stop }
  }
  throw new Error(`the fork does not start:\n${printed}`)
}
