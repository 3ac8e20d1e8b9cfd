// Proves what the development server shows before the first build: every page in the sidebar, and in full only those
// that were requested.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodePageRecord } from '#site/model/page-record.ts'
import { createLiveSite, type LiveSite } from '#scripts/develop/live-site.ts'

const FILES = {
  'index.md': '# Home\n\nWelcome.\n',
  'guides/install.md': '---\ntitle: Install\nslug: /guides/set-up\n---\n\n![Box](box.svg)\n\nRun it.\n',
  'guides/box.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  'guides/broken.md': '---\ntitle: Broken\n---\n\n<Nothing />\n',
  'guides/parts.mdx': '---\ntitle: Parts\n---\n\nTwo parts.\n',
}

const content = mkdtempSync(join(tmpdir(), 'docs-live-'))
let site: LiveSite

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  site = createLiveSite(content)
  await site.open()
})

afterAll(() => rmSync(content, { recursive: true }))

const hashOfPage = (path: string): string | undefined => site.manifest()?.pages[path]?.hash

function htmlOf(path: string): string {
  const bytes = site.blob(hashOfPage(path) ?? '')
  return bytes ? decodePageRecord(Buffer.from(bytes).toString('utf8')).html : ''
}

it('lists all pages before one of them is compiled', () => {
  const sidebars = JSON.stringify(site.manifest()?.sidebarSections)
  for (const title of ['Install', 'Broken']) expect(sidebars).toContain(title)
  expect(Object.keys(site.manifest()!.pages).sort()).toEqual([
    '/',
    '/guides/broken',
    '/guides/parts',
    '/guides/set-up',
  ])
})

it('compiles a page when it is asked for, in whatever form its address is written, and no other', async () => {
  await site.prepare('/Guides/set-up.md')
  expect(htmlOf('/guides/set-up')).toContain('Run it.')
  expect(hashOfPage('/')).toBe('')
  const [, image] = /\/assets\/[\w.-]+\.([0-9a-f]{32})\.svg/.exec(htmlOf('/guides/set-up')) ?? []
  expect(site.manifest()?.media).toContain(image)
  expect(site.blob(image ?? '')).toBeDefined()
})

it('shows what a requested page holds now, where it was changed before the first build', async () => {
  await site.prepare('/')
  expect(htmlOf('/')).toContain('Welcome.')
  writeFileSync(join(content, 'index.md'), '# Home\n\nWelcome back.\n')
  const saved = await site.save(['index.md'])
  expect(saved?.pages.map(({ path, record }) => [path, /Welcome[^<]*/.exec(record.html)?.[0]])).toEqual([
    ['/', 'Welcome back.'],
  ])
  await site.prepare('/')
  expect(htmlOf('/')).toContain('Welcome back.')
})

it('keeps a requested page and tells its problem, where it can no longer be parsed', async () => {
  await site.prepare('/guides/parts')
  writeFileSync(join(content, 'guides/parts.mdx'), '---\ntitle: Parts\n---\n\n{three\n')
  const saved = await site.save(['guides/parts.mdx'])
  expect(saved?.pages).toEqual([])
  expect(saved?.diagnostics.map(({ code }) => code)).toEqual(['mdx-expression'])
  expect(htmlOf('/guides/parts')).toContain('Two parts.')
})

it('leaves addresses alone that no page has', async () => {
  const before = site.manifest()
  await site.prepare('/nowhere')
  await site.prepare('/assets/%E0%A4%A')
  expect(site.manifest()).toBe(before)
})

it.each([
  [
    'gets another address',
    () =>
      writeFileSync(join(content, 'guides/install.md'), '---\ntitle: Install\nslug: /setup\n---\n\nRun.\n'),
  ],
  ['is deleted', () => rmSync(join(content, 'guides/install.md'))],
])('leaves the rest to the build when a requested page %s', async (_, change) => {
  await site.prepare('/guides/set-up')
  change()
  expect(await site.save(['guides/install.md'])).toBeUndefined()
  expect(htmlOf('/')).toContain('Welcome back.')
})
