// The site as it is being written: the last whole build, and the pages that were saved since.

import { decodePageRecord, type PageRecord } from '#site/model/page-record.ts'
import type { Hash, Manifest } from '#site/model/release.ts'
import { configuredSite } from '../compiler/build-site.ts'
import { BlobSet, hashOf } from '../project/blob-set.ts'
import { createPageCompiler, type PageCompiler } from '../compiler/compile/compile-page.ts'
import type { CompiledPage } from '../compiler/page/compiled-page.ts'
import { readCommitDates, type CommitDates } from '../compiler/page/page-dates.ts'
import { CACHE_FOLDER } from '../project/project-root.ts'
import { pageRecords } from '../compiler/release/page-records.ts'
import { placeIn, readContent, type ContentFolder } from '../content/read-content.ts'
import { readSidebars } from '../compiler/sidebars/read-sidebars.ts'
import type { ReadContract } from '../api/contract/read-contract.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { UserError } from '../terminal/run-command.ts'
import type { BuildReport } from './background-build.ts'

export interface SavedPage {
  path: string
  record: PageRecord
}

export interface Saved {
  pages: SavedPage[]
  /** Of the compiled pages; they stand for all that was said before of `places`. */
  diagnostics: Diagnostic[]
  places: Set<string>
}

export interface LiveSite {
  /** Manifest of what is served now; absent while nothing can be built. */
  manifest(): Manifest | undefined
  blob(hash: Hash): Uint8Array | undefined
  /**
   * Compiles the pages that depend on the changed content files, and puts them in place. `undefined` when a change
   * reaches beyond its page (its title, path or place in a sidebar, a new file), which takes a whole build.
   */
  save(changed: string[]): Promise<Saved | undefined>
  /** Compiles the pages at these paths anew, with the components as they are now. */
  renew(paths: Set<string>): Promise<Saved | undefined>
  /** Keeps the blobs of a build. Later builds do not bring them again, so this comes even where the build is too old. */
  keepBlobs(report: BuildReport): void
  /** Puts a whole build in place of what was there. Returns the manifests before and after. */
  takeOver(report: BuildReport): { before: Manifest | undefined; after: Manifest | undefined }
}

const WARM_UP_PAGES = 6

export async function createLiveSite(contentFolder: string): Promise<LiveSite> {
  const config = configuredSite()
  let content = mustRead(contentFolder)
  const dates: CommitDates = await readCommitDates(content.root)
  let compiler: Promise<PageCompiler> | undefined
  let pages: CompiledPage[] = []
  let manifest: Manifest | undefined
  let contract: ReadContract | undefined
  const blobs = new Map<Hash, Uint8Array>()

  const compilerNow = (): Promise<PageCompiler> => {
    const paths = new Map(content.pages.map(({ file, path }) => [file, path]))
    compiler ??= createPageCompiler({
      content,
      config,
      pathOf: (file) => paths.get(file),
      cacheDirectory: CACHE_FOLDER,
      withoutMarkdown: true,
      contract,
    })
    return compiler
  }

  /** The first pages take ten times as long as later ones, so they are compiled before anyone waits. */
  function warmUp(): void {
    compiler = undefined
    compilerNow()
      .then((fresh) => fresh.compileAll(content.pages.slice(0, WARM_UP_PAGES)))
      .catch(() => undefined)
  }

  async function savePages(older: CompiledPage[], changed: string[]): Promise<Saved | undefined> {
    const byFile = new Map(older.map((page) => [page.file, page]))
    const sources = content.pages.filter(({ file }) => byFile.has(file))
    const fresh = await (await compilerNow()).compileAll(sources)
    if (manifest === undefined || fresh.some((page) => reachesBeyond(page, byFile.get(page.file))))
      return undefined
    // A page that cannot be parsed leaves on the screen what was there before.
    const whole = fresh.filter((page) => !page.incomplete)
    const files = [...changed, ...fresh.map((page) => page.file)]
    return {
      pages: whole.length > 0 ? await place(whole, manifest) : [],
      diagnostics: fresh.flatMap((page) => page.diagnostics),
      places: new Set(files.map((file) => placeIn(content, file).file)),
    }
  }

  /** Puts compiled pages in place of their older forms and stores their records. */
  async function place(fresh: CompiledPage[], current: Manifest): Promise<SavedPage[]> {
    const byFile = new Map(fresh.map((page) => [page.file, page]))
    pages = pages.map((page) => byFile.get(page.file) ?? page)
    const { trees } = readSidebars(content, pages)
    const stored = new BlobSet()
    const tables = await pageRecords({
      content,
      config,
      pages: fresh,
      trees,
      dates,
      blobs: stored,
      cacheFolder: CACHE_FOLDER,
    })
    for (const [hash, bytes] of stored.sorted()) blobs.set(hash, bytes)
    // The Markdown is the whole build's to renew: whoever saves a page waits for the page.
    for (const [path, entry] of Object.entries(tables.pages)) {
      entry.markdown = current.pages[path]?.markdown ?? entry.markdown
    }
    const entries = { ...current.pages, ...tables.pages }
    manifest = { ...current, id: hashOf(current.id + JSON.stringify(tables.pages)), pages: entries }
    return Object.entries(tables.pages).map(([path, { hash }]) => ({
      path,
      record: decodePageRecord(Buffer.from(blobs.get(hash)!).toString('utf8')),
    }))
  }

  /** A page that cannot be parsed now stays as it was when it could. */
  function adopt(report: BuildReport): void {
    const older = new Map(pages.map((page) => [page.file, page]))
    const kept = report.pages.filter((page) => page.incomplete && older.has(page.file))
    const entries = kept.flatMap(({ path }) => (manifest?.pages[path] ? [[path, manifest.pages[path]]] : []))
    pages = report.pages.map((page) => (page.incomplete ? (older.get(page.file) ?? page) : page))
    if (!report.manifest) return
    manifest = { ...report.manifest, pages: { ...report.manifest.pages, ...Object.fromEntries(entries) } }
  }

  return {
    manifest: () => manifest,
    blob: (hash) => blobs.get(hash),
    save(changed) {
      const dependent = pages.filter(({ file, dependencies }) =>
        changed.some((name) => name === file || dependencies.includes(name)),
      )
      const known = changed.every((name) =>
        dependent.some(({ file, dependencies }) => name === file || dependencies.includes(name)),
      )
      return known ? savePages(dependent, changed) : Promise.resolve(undefined)
    },
    renew(paths) {
      compiler = undefined
      return savePages(
        pages.filter(({ path }) => paths.has(path)),
        [],
      )
    },
    keepBlobs(report) {
      for (const [hash, bytes] of report.blobs) blobs.set(hash, bytes)
    },
    takeOver(report) {
      const before = manifest
      const fresh = mustRead(contentFolder)
      const known = compiler !== undefined && isSameFolder(fresh, content) && !report.contract
      content = fresh
      contract = report.contract ?? contract
      if (!known) warmUp()
      if (report.fault === undefined) adopt(report)
      return { before, after: manifest }
    },
  }
}

function isSameFolder(one: ContentFolder, other: ContentFolder): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function mustRead(folder: string): ContentFolder {
  const { content, diagnostics } = readContent(folder)
  if (content) return content
  throw new UserError(diagnostics.map(({ what, fix }) => `${what}; ${fix}`).join('\n'))
}

/** Whether a page's new form changes more than its own record: other pages, sidebars, lists or files name it. */
function reachesBeyond(page: CompiledPage, older: CompiledPage | undefined): boolean {
  return older === undefined || (!page.incomplete && outwardForm(page) !== outwardForm(older))
}

function outwardForm({ path, title, description, frontMatter, assets }: CompiledPage): string {
  return JSON.stringify([path, title, description, frontMatter, assets])
}
