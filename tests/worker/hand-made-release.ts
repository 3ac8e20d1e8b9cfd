// A small handmade release with every kind of page, redirect and file, without content or a build.

import { brotliCompressSync } from 'node:zlib'
import { assembleRelease, type Release } from '#scripts/compiler/release/assemble-release.ts'
import { BlobSet } from '#scripts/project/blob-set.ts'
import { hashOf, integrityOf } from '#scripts/project/hash-of.ts'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import { packValues } from '#scripts/compiler/outputs/search/pack-values.ts'
import { publishSearch, type PublishedSearch } from '#scripts/compiler/outputs/search/publish-search.ts'
import type { AgentData } from '#site/model/agents/agent-data.ts'
import { packPieces } from '#site/search/stored/packed-value.ts'
import { MEDIA_TYPES } from '#site/model/assets/media-types.ts'
import { encodePageRecord } from '#site/model/page-record.ts'
import type { ClientAssets, FileEntry, PageEntry, SidebarItem } from '#site/model/release.ts'
import { wholeSearch } from '../unit/scripts/compiler/outputs/search/whole-search.ts'

export interface ReleaseVariant {
  workerCode: string
  /** The server at /mcp; none by default. */
  mcpModules?: Record<string, string>
  /** Data of the MCP tools; none by default. */
  agents?: AgentData
  /** A word in every page, asset and title that identifies the release. */
  edition?: string
  /** Number of pages above which the page table is sharded. */
  maxInlinePages?: number
}

interface HandMadePage {
  title: string
  layout?: 'landing'
  noindex?: true
}

const PAGES: Record<string, HandMadePage> = {
  '/': { title: 'Welcome', layout: 'landing' },
  '/docs': { title: 'Getting started' },
  '/docs/api': { title: 'API reference' },
  '/docs/api/errors': { title: 'Errors' },
  '/docs/api/authentication': { title: 'Authentication' },
  '/docs/überblick': { title: 'Überblick' },
  '/docs/hidden': { title: 'Hidden', noindex: true },
}

const SIDEBAR: SidebarItem[] = [
  { label: 'Getting started', path: '/docs' },
  { label: 'Überblick', path: '/docs/überblick' },
  { label: 'Hidden', path: '/docs/hidden' },
  {
    label: 'API',
    path: '/docs/api',
    items: [
      { label: 'Errors', path: '/docs/api/errors' },
      { label: 'Authentication', path: '/docs/api/authentication' },
    ],
  },
]

const AROUND = { '/docs/api/errors': { previous: '/docs/api', linkedFrom: ['/docs'] } }

const REDIRECTS: Record<string, string> = {
  '/api-reference': '/docs/api',
  '/concepts/tenants': '/docs/api/errors#what-are-tenants',
  '/with-query': '/docs/api?lang=node#start',
  '/übersicht': '/docs/überblick#für-alle',
  '/elsewhere': '//evil.example/',
}

export function makeRelease({
  workerCode,
  mcpModules = { 'mcp.js': '' },
  agents,
  edition = 'first',
  maxInlinePages,
}: ReleaseVariant): Release {
  const blobs = new BlobSet()
  const pages: Record<string, PageEntry> = {}
  for (const [path, page] of Object.entries(PAGES)) pages[path] = storePage(path, page, edition, blobs)
  const search = storeSearch(blobs)
  const json = 'application/json; charset=utf-8'
  const files: Record<string, FileEntry> = {
    '/lunr-index.json': { hash: search.data.directory, type: json, joined: 'index' },
    '/search-doc.json': { hash: search.data.directory, type: json, joined: 'documents' },
    '/robots.txt': { hash: blobs.put(`User-agent: *\n# ${edition}\n`), type: 'text/plain; charset=utf-8' },
    '/llms-full.txt': {
      hash: blobs.put(`# Docs\n\nFirst, ${edition}.\n`),
      type: 'text/plain; charset=utf-8',
      more: [blobs.put('# Docs\n\nSecond.\n'), blobs.put('# Docs\n\nThird.\n')],
    },
    '/openapi.json': { hash: blobs.put('{"openapi":"3.1.0"}'), type: json },
    '/og.png': { hash: blobs.put('not really an image'), type: 'image/png' },
    '/favicon.svg': { hash: blobs.put('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: typeOf('svg') },
    '/sitemap.xml': { hash: blobs.put('<urlset/>'), type: typeOf('xml') },
    ...packedFiles({ '/llms.txt': `# Index, ${edition}\n`, '/sitemap.md': '# Pages\n' }, blobs),
    '/openapi.yaml': { hash: blobs.put('openapi: 3.1.0\n'), type: typeOf('yaml') },
    '/.well-known/security.txt': { hash: blobs.put('Contact: mailto:a@example.test\n'), type: typeOf('txt') },
  }
  return assembleRelease(
    {
      origin: 'https://docs.example.test',
      assets: storeAssets(edition, blobs),
      compressed: storeCompressed(edition, blobs),
      tables: { pages, sidebarSections: { docs: SIDEBAR }, around: AROUND },
      redirects: REDIRECTS,
      files,
      search: search.data,
      searchParts: search.blobs,
      ...(agents && { agents: blobs.put(JSON.stringify(agents)) }),
      workerCode,
      mcpModules,
    },
    blobs,
    maxInlinePages,
  )
}

function storePage(
  path: string,
  { title, layout, noindex }: HandMadePage,
  edition: string,
  blobs: BlobSet,
): PageEntry {
  const inSidebar = layout === 'landing' ? {} : { sidebar: 'docs', sidebarSection: 'docs' }
  const filler = `<p>${'Words that fill the page. '.repeat(800)}</p>`
  const record = encodePageRecord({
    html: `<article data-edition="${edition}"><h1>${title}</h1>${filler}</article>`,
    meta: {
      path,
      documentTitle: `${title} | Docs`,
      title,
      description: `About ${title}`,
      layout: layout ?? 'doc',
      ...inSidebar,
    },
  })
  return {
    hash: blobs.put(record),
    markdown: blobs.put(`# ${title}\n\nEdition ${edition}.\n`),
    title,
    description: `About ${title}`,
    layout: layout ?? 'doc',
    ...inSidebar,
    ...(noindex && { noindex }),
  }
}

/** Several files in one value. */
function packedFiles(texts: Record<string, string>, blobs: BlobSet): Record<string, FileEntry> {
  const pieces = Object.values(texts).map((text) => Buffer.from(text))
  const hash = blobs.put(packPieces(pieces))
  return Object.fromEntries(
    Object.keys(texts).map((path, number) => {
      const piece = { number, tag: hashOf(pieces[number]!) }
      return [path, { hash, type: typeOf(path.split('.').at(-1)!), piece }]
    }),
  )
}

const typeOf = (extension: string): string => MEDIA_TYPES.get(extension)!

const entryText = (edition: string): string => `console.log(${JSON.stringify(edition)})\n`

/** Only for the entry, so that assets without a compressed form are covered too. */
function storeCompressed(edition: string, blobs: BlobSet): Record<string, string> {
  const text = entryText(edition)
  return { [blobs.put(text)]: blobs.put(brotliCompressSync(text)) }
}

function storeAssets(edition: string, blobs: BlobSet): ClientAssets {
  const store = (name: string, extension: string, text: string) => {
    const hash = blobs.put(text)
    return { url: `/assets/${name}.${hash}.${extension}`, integrity: integrityOf(text) }
  }
  return {
    entry: store('entry', 'js', entryText(edition)),
    chunks: [],
    searchWorker: store('search-worker', 'js', 'postMessage(1)\n'),
    beforePaint: {
      code: 'document.documentElement.dataset.js=""',
      source: 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    },
    styles: { base: `:root{--edition:${edition}}`, parts: [], all: store('parts', 'css', '').url },
  }
}

function storeSearch(blobs: BlobSet): PublishedSearch {
  const pages = Object.entries(PAGES).map(([path, { title }]) => ({
    path,
    title,
    description: `What there is to know: ${title}.`,
    frontMatter: {},
    sections: [],
  }))
  const whole = {
    pages: pages as unknown as CompiledPage[],
    facetOf: ({ path }: { path: string }) => (path === '/' ? '' : 'docs'),
    facets: [{ name: 'docs', label: 'Guides' }],
  }
  const made = wholeSearch(
    whole,
    (text) => blobs.put(text),
    (value) => blobs.put(value),
  )
  const publish = (value: string | Uint8Array): string => blobs.put(value)
  const packed = made.parts.slice(0, -1).map((part) => ({ key: part, bytes: blobs.get(part)! }))
  const titles = { value: made.titles, count: 1 }
  const parts = [...packValues([packed], publish).flat(), titles]
  return publishSearch({ publish }, { ...made, parts, titles }, made.files)
}
