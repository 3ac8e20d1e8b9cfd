// Pagefind configured as in its documentation: it indexes HTML pages, and its own script queries the index in a
// browser. Each result page is one row, at its best section.

import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../project/find-chromium.ts'
import { PROJECT_ROOT } from '../../../project/project-root.ts'
import { median } from '../../measure/report-table.ts'
import { installPackages } from '../../peers/install-packages.ts'
import { pagesAsHtml } from './pages-as-html.ts'
import { ROWS, type SearchEngine } from './search-engine.ts'

const DEPENDENCIES = { pagefind: '1.6.0' }
const FOLDER = join(PROJECT_ROOT, '.cache/pagefind')
/** Queries measured as the first of a visit. */
const FIRST_ANSWERS = 9

interface Pagefind {
  createIndex(): Promise<{ index: PagefindIndex }>
  close(): Promise<null>
}
interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>
  getFiles(): Promise<{ files: { path: string; content: Uint8Array }[] }>
}

/** Runs all queries in one go, because its script only runs in a browser. */
export async function pagefindEngine(
  entries: readonly SearchEntry[],
  queries: readonly string[],
): Promise<SearchEngine> {
  const files = await indexFiles(entries)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  const site = serveFiles(files)
  try {
    const bytes = await bytesOfFirst(browser, site, queries.slice(0, FIRST_ANSWERS))
    const page = await browser.newPage()
    await page.goto(site.origin)
    const found = new Map<string, string[]>()
    const times: number[] = []
    for (const query of queries) {
      const { urls, time } = await ask(page, query)
      found.set(query, urls)
      times.push(time)
    }
    return {
      name: `Pagefind ${DEPENDENCIES.pagefind}`,
      urls: (query) => found.get(query) ?? [],
      bytes: median(bytes),
      times,
    }
  } finally {
    await browser.close()
    site.close()
  }
}

interface ServedFiles {
  origin: string
  /** Bytes of all bodies since it started. */
  sent(): number
  close(): void
}

function serveFiles(files: ReadonlyMap<string, Uint8Array>): ServedFiles {
  let sent = 0
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const content = path === '/' ? '<!doctype html><html lang="en"></html>' : files.get(path)
    sent += content?.length ?? 0
    const other = path === '/' ? 'text/html' : 'application/octet-stream'
    const type = path.endsWith('.js') ? 'text/javascript' : other
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content)
  }).listen(0)
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}/`, sent: () => sent, close: () => void server.close() }
}

/** By query: what its answer takes on a page that has loaded nothing else. */
async function bytesOfFirst(
  browser: Browser,
  { origin, sent }: ServedFiles,
  queries: readonly string[],
): Promise<number[]> {
  const bytes: number[] = []
  for (const query of queries) {
    const page = await browser.newPage()
    await page.goto(origin)
    const before = sent()
    await ask(page, query)
    bytes.push(sent() - before)
    await page.close()
  }
  return bytes
}

async function indexFiles(entries: readonly SearchEntry[]): Promise<Map<string, Uint8Array>> {
  installPackages(FOLDER, JSON.stringify({ private: true, type: 'module', dependencies: DEPENDENCIES }))
  const module = pathToFileURL(join(FOLDER, 'node_modules/pagefind/lib/index.js')).href
  const pagefind = (await import(module)) as Pagefind
  const { index } = await pagefind.createIndex()
  for (const page of pagesAsHtml(entries)) await index.addHTMLFile(page)
  const { files } = await index.getFiles()
  await pagefind.close()
  return new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]))
}

/** Runs in the page, hence a string: what Pagefind's own interface does, including loading the texts of the rows. */
const ASK = `
async (query, rows) => {
  const pagefind = await import('/pagefind/pagefind.js')
  const started = performance.now()
  const { results } = await pagefind.search(query)
  const time = performance.now() - started
  const pages = await Promise.all(results.slice(0, rows).map((result) => result.data()))
  const weight = ({ weighted_locations: words = [] }) => words.reduce((sum, word) => sum + word.balanced_score, 0)
  const best = ({ url, sub_results: sections }) => sections.toSorted((a, b) => weight(b) - weight(a))[0]?.url ?? url
  return { time, urls: pages.map(best) }
}`

const ask = (page: Page, query: string): Promise<{ time: number; urls: string[] }> =>
  page.evaluate(`(${ASK})(${JSON.stringify(query)}, ${ROWS})`)
