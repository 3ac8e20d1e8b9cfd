import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hashOf } from '#scripts/project/hash-of.ts'
import { buildSite, type BuildOptions, type BuildResult } from '#scripts/build/build-site.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { Release } from '#scripts/compiler/release/assemble-release.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { decodePageRecord } from '#site/model/page-record.ts'
import { checkOnly, releaseDespiteErrors } from '../compiler/site-stages.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-build-'))
afterAll(() => rmSync(root, { recursive: true }))

const cacheFolder = join(root, 'cache')

const PAGES = {
  'index.md': '# Home\n\nSee [install](/guides/install#linux).\n',
  'guides/install.md': '---\ntitle: Install\nupdated: 2026-02-03\n---\n\n## Linux\n\nRun it.\n',
  'guides/remove.md': '---\ntitle: Remove\n---\n\nThe opposite of [installing](./install.md).\n',
}

/** A new content folder with these files. */
function folder(name: string, files: Record<string, string | Uint8Array>): string {
  const content = join(root, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  return content
}

/** Hashes and codes of all that a build found. */
function codes({ diagnostics }: Pick<BuildResult, 'diagnostics'>): string[] {
  return diagnostics.map(({ code, place }) => `${code} ${place.file.split('/').at(-1)}`)
}

async function release(options: BuildOptions): Promise<Release> {
  const result = await buildSite(options)
  if (!result.release) throw new Error(formatDiagnostics(result.diagnostics))
  return result.release
}

function text({ blobs }: Release, hash: string | undefined): string {
  return Buffer.from(blobs.get(hash ?? '') ?? '').toString('utf8')
}

describe('a release', () => {
  const content = folder('site', PAGES)

  it('is the same, byte for byte, wherever the same tree is built', async () => {
    const copy = join(root, 'elsewhere/copy')
    cpSync(content, copy, { recursive: true })
    const first = await release({ content, cache: false })
    const second = await release({ content: copy, cache: false })
    expect(second.manifest).toEqual(first.manifest)
    expect([...second.blobs.keys()]).toEqual([...first.blobs.keys()])
    expect(second.workerCode).toBe(first.workerCode)
  })

  it('names every value by its content and holds every value that it names', async () => {
    const { blobs, manifest, stored } = await release({ content, cacheFolder })
    for (const [hash, bytes] of blobs) expect(hashOf(bytes)).toBe(hash)
    const { assets, files, pages, routes, search } = manifest
    const urls = [assets.entry, ...assets.chunks, ...assets.listedChunks!].map(({ url }) => url.split('.')[1])
    const named = [
      ...Object.values(pages).flatMap(({ hash, markdown }) => [hash, markdown]),
      ...Object.values(files).map(({ hash }) => hash),
      ...urls,
      routes,
      search?.head,
      search?.directory,
    ]
    expect(named.filter((hash) => !blobs.has(hash ?? ''))).toEqual([])
    expect(stored).toEqual({
      format: manifest.format,
      id: manifest.id,
      blobs: Object.fromEntries([...blobs].map(([hash, bytes]) => [hash, bytes.byteLength])),
    })
  })

  it('tells nothing of the machine that built it', async () => {
    const built = await release({ content, cache: false })
    const all = [...built.blobs.values()].map((bytes) => Buffer.from(bytes).toString('latin1'))
    const everything = [...all, built.workerCode, JSON.stringify(built.manifest)].join('\n')
    expect(everything).not.toContain(root)
    expect(everything).not.toContain(PROJECT_ROOT)
  })

  it('stores a page as a record with its way, its date and its neighbours', async () => {
    const built = await release({ content, cacheFolder })
    const entry = built.manifest.pages['/guides/install']
    expect(entry).toMatchObject({ title: 'Install', layout: 'doc', sidebar: 'docs', updated: '2026-02-03' })
    const { html, meta } = decodePageRecord(text(built, entry?.hash))
    expect(meta).toMatchObject({
      path: '/guides/install',
      title: 'Install',
      sidebar: 'docs',
      sidebarSection: 'docs',
    })
    expect(html).toContain('<h2 id="linux"')
    expect(html).toContain('<time dateTime="2026-02-03">')
    expect(html).toMatch(/href="\/guides\/remove"[^>]*>.*Next/s)
    expect(text(built, entry?.markdown)).toContain('canonical: "https://docs.')
  })

  it("gives the browser a table of every page's record", async () => {
    const built = await release({ content, cacheFolder })
    const routes = JSON.parse(text(built, built.manifest.routes))
    const records = Object.entries(built.manifest.pages).map(([path, { hash }]) => [path, hash])
    expect(routes).toEqual({ pages: Object.fromEntries(records), redirects: {} })
  })
})

describe('a rebuild', () => {
  const content = folder('rebuilt', PAGES)
  const out = join(root, 'dist')

  it('compiles and stores only what an edit changes', async () => {
    await buildSite({ content, out, cacheFolder })
    const unchanged = await buildSite({ content, out, cacheFolder })
    expect(unchanged.recompiled).toEqual([])
    expect(unchanged.written).toEqual({ added: 0, unchanged: true })

    writeFileSync(join(content, 'guides/remove.md'), '---\ntitle: Remove\n---\n\nOther words.\n')
    const { recompiled, release, written } = await buildSite({ content, out, cacheFolder })
    expect(recompiled).toEqual(['guides/remove.md'])
    // The page, its text in all forms, the parts of the search that hold its words, and three values for lunr's clients.
    expect(written?.added).toBeLessThanOrEqual(17)
    expect(readdirSync(join(out, 'blobs')).sort()).toEqual([...release!.blobs.keys()])
  })

  it('leaves the last release alone when it fails', async () => {
    const before = readFileSync(join(out, 'manifest.json'), 'utf8')
    writeFileSync(join(content, 'guides/remove.md'), '[nowhere](/no/such/page)\n')
    const failed = await buildSite({ content, out, cacheFolder })
    expect(failed.release).toBeUndefined()
    expect(codes(failed)).toEqual(['link-target-missing remove.md'])
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(before)
  })

  it('makes what can be shown, errors or not, when it is told to', async () => {
    const shown = await releaseDespiteErrors({ content, cacheFolder })
    expect(codes(shown)).toEqual(['link-target-missing remove.md'])
    expect(Object.keys(shown.release.manifest.pages)).toEqual(['/', '/guides/install', '/guides/remove'])
  })

  it('never replaces a folder that holds something else', async () => {
    const precious = folder('precious', { 'letters.txt': 'keep' })
    await expect(buildSite({ content, out: precious })).rejects.toThrow(
      'contains files that are not part of a release',
    )
    expect(existsSync(join(precious, 'letters.txt'))).toBe(true)
  })
})

describe('bad input', () => {
  it('is an error with a place where the folder is missing or empty', async () => {
    expect(codes(await buildSite({ content: join(root, 'nowhere') }))).toEqual([
      'content-folder-missing nowhere',
    ])
    expect(codes(await buildSite({ content: folder('empty', { 'a.txt': '' }) }))).toEqual([
      'content-folder-empty empty',
    ])
  })

  it('is reported in one run: two files for one URL, bytes that are not text, a partial that includes itself', async () => {
    const content = folder('bad', {
      'a.md': '# A\n',
      'a.mdx': '# A\n',
      'binary.md': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 3]),
      'latin1.md': Buffer.from('# Caf\u00e9\n', 'latin1'),
      'circle.mdx': '---\ntitle: Circle\n---\n\n<Include partial="round" />\n',
      'partials/round.mdx': '<Include partial="round" />\n',
    })
    const result = await buildSite({ content, cache: false })
    expect(result.release).toBeUndefined()
    expect(codes(result)).toEqual([
      'page-path-duplicate a.mdx',
      'source-not-text binary.md',
      'source-not-text latin1.md',
      'partial-circular round.mdx',
    ])
  })

  it('is found by the check in a table that only search reads', async () => {
    const content = folder('tables', { 'a.md': '# A\n', 'data/not-offered.yaml': 'columns: [name\n' })
    expect(codes(await checkOnly({ content, cache: false }))).toEqual(['facts-invalid not-offered.yaml'])
  })

  it('is not a page of 2 MB of prose: it compiles', async () => {
    const section = 'Words that a long page is made of. '.repeat(55).concat('\n\n').repeat(265)
    const prose = [1, 2, 3, 4].map((part) => `## Part ${part}\n\n${section}`).join('')
    expect(prose.length).toBeGreaterThan(2_000_000)
    const content = folder('long', { 'long.md': `# Long\n\n${prose}` })
    const { manifest } = await release({ content, cache: false })
    expect(Object.keys(manifest.pages)).toEqual(['/long'])
  })
})
