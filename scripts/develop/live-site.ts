// The site during development: the last full build, and the pages saved since.

import { join } from 'node:path'
import type { Hash, Manifest } from '#site/model/release.ts'
import { canonicalPath } from '#site/model/urls.ts'
import { compiledPage } from '../compiler/compile/compiled-page.step.ts'
import type { Graph } from '../graph/open-graph.ts'
import { openStore } from '../graph/store/store.ts'
import { createWorld } from '../graph/world.ts'
import { configuredSite, openSite } from '../build/open-site.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { draftPage } from '../compiler/release/page-record.step.ts'
import { contentPlace, placeIn } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CACHE_FOLDER } from '../project/project-root.ts'
import { withAllStyles } from './any-styles.ts'
import type { BuildReport } from './background-build.ts'
import { openFirstPage, openFirstSite } from './first-site.ts'
import { reachesBeyond } from './reaches-beyond.ts'
import { createRequestedPages } from './requested-pages.ts'
import { createShownRelease, type SavedPage } from './shown-release.ts'

export interface Saved {
  pages: SavedPage[]
  /** Of the compiled pages; they replace all earlier problems at `places`. */
  diagnostics: Diagnostic[]
  places: Set<string>
}

export interface LiveSite {
  /** The current manifest; absent while nothing can be built. */
  manifest(): Manifest | undefined
  blob(hash: Hash): Uint8Array | undefined
  /** Shows what can be shown before the first build. */
  open(): Promise<void>
  /** Compiles the page at a URL, if no build has done so yet. */
  prepare(pathname: string): Promise<void>
  /**
   * Compiles the pages that depend on the changed content files, and puts them in place. `undefined` if a change
   * affects more than its page (title, path, place in a sidebar, a new file), which needs a full build.
   */
  save(changed: string[]): Promise<Saved | undefined>
  /** Compiles the pages at these paths again, with the components as they are now. */
  renew(paths: Set<string>): Promise<Saved | undefined>
  /** Keeps the blobs of a build, even of an outdated one, because later builds do not send them again. */
  keepBlobs(report: BuildReport): void
  /** Replaces everything with a full build. Returns the manifests before and after. */
  takeOver(report: BuildReport): { before: Manifest | undefined; after: Manifest | undefined }
}

const WARM_UP_PAGES = 6

/** `contentFolder` is an absolute path. */
export function createLiveSite(contentFolder: string): LiveSite {
  const config = configuredSite()
  const content = contentPlace(contentFolder)
  let pages: PageFacts[] = []
  const shown = createShownRelease()
  const requested = createRequestedPages(preparePage)
  // Read once and cached: between two saves, only what the watcher reports can change.
  let known = { store: openStore(CACHE_FOLDER), world: createWorld() }

  const openNow = (): Graph => openSite({ content: contentFolder, config }, known)

  /** The first pages take ten times as long as later ones, so they are compiled before anyone waits. */
  function warmUp(): void {
    known = { store: openStore(CACHE_FOLDER), world: createWorld() }
    const unknown = openSite({ content: contentFolder, config, cache: false }, { world: known.world })
    const files = pages.slice(0, WARM_UP_PAGES).map(({ file }) => file)
    const compiled = files.map((file) => unknown.parts(compiledPage, file))
    Promise.all([...compiled, ...files.map((file) => openNow().ask(draftPage, file))]).catch(() => undefined)
  }

  async function preparePage(
    path: string,
    file: string,
    isOutdated: () => boolean,
  ): Promise<PageFacts | undefined> {
    const read = (name: string): Uint8Array => known.world.read(join(content.root, name)) ?? new Uint8Array()
    const { entry, media, blobs: values, facts } = await openFirstPage(openNow(), file, read)
    const manifest = shown.manifest()
    if (manifest === undefined || isOutdated()) return undefined
    // A page that cannot be parsed leaves the previous version on the screen.
    if (facts.incomplete && manifest.pages[path]?.hash) return facts
    shown.keepBlobs(values)
    shown.put({ [path]: entry }, media)
    return facts
  }

  /**
   * What a page depends on is known only after the first build, so all that were requested are compiled again, which
   * costs nothing where no source has changed. If one of them has moved or is gone, the rest is left to the build.
   */
  async function saveRequested(changed: string[]): Promise<Saved | undefined> {
    const before = shown.manifest()?.pages
    const compiled = await requested.again()
    const after = shown.manifest()?.pages
    if (!before || !after || pages.length > 0 || compiled.some(({ path }) => !after[path])) return undefined
    const changes = compiled.filter(({ path }) => before[path]?.hash !== after[path]!.hash)
    return {
      pages: changes.map(({ path }) => shown.page(path, after[path]!)),
      ...problemsOf(compiled, changed),
    }
  }

  async function savePages(older: PageFacts[], changed: string[]): Promise<Saved | undefined> {
    const byFile = new Map(older.map((page) => [page.file, page]))
    const graph = openNow()
    return graph.withoutSaving(async () => {
      const fresh = await Promise.all(
        [...byFile.keys()].map(async (file) => (await graph.parts(compiledPage, file)).get('facts')!),
      )
      if (!shown.manifest() || fresh.some((page) => reachesBeyond(page, byFile.get(page.file))))
        return undefined
      // A page that cannot be parsed leaves the previous version on the screen.
      const whole = fresh.filter((page) => !page.incomplete)
      const saved = whole.length > 0 ? await place(whole, graph) : []
      return { pages: saved, ...problemsOf(fresh, changed) }
    })
  }

  function problemsOf(compiled: PageFacts[], changed: string[]): Pick<Saved, 'diagnostics' | 'places'> {
    const files = [...changed, ...compiled.map((page) => page.file)]
    return {
      diagnostics: compiled.flatMap((page) => page.diagnostics),
      places: new Set(files.map((file) => placeIn(content, file).file)),
    }
  }

  /** Replaces pages with their newly compiled versions and stores their records. */
  async function place(fresh: PageFacts[], graph: Graph): Promise<SavedPage[]> {
    const byFile = new Map(fresh.map((page) => [page.file, page]))
    pages = pages.map((page) => byFile.get(page.file) ?? page)
    const drafts = await Promise.all(fresh.map(({ file }) => graph.ask(draftPage, file)))
    for (const { entry, late } of drafts)
      shown.keepBlobs(
        [entry.hash, entry.markdown, ...late].map((hash) => [hash, graph.published(hash)] as const),
      )
    shown.put(Object.fromEntries(drafts.map(({ path, entry }) => [path, entry])))
    return drafts.map(({ path, entry }) => shown.page(path, entry))
  }

  /** A page that cannot be parsed keeps its last good version. */
  function adopt(report: BuildReport): void {
    const older = new Map(pages.map((page) => [page.file, page]))
    const kept = report.pages.filter((page) => page.incomplete && older.has(page.file))
    const before = shown.manifest()?.pages ?? {}
    const entries = kept.flatMap(({ path }) => (before[path] ? [[path, before[path]]] : []))
    pages = report.pages.map((page) => (page.incomplete ? (older.get(page.file) ?? page) : page))
    if (!report.manifest) return
    requested.close()
    const pagesShown = { ...report.manifest.pages, ...Object.fromEntries(entries) }
    shown.replace(withAllStyles({ ...report.manifest, pages: pagesShown }))
  }

  return {
    manifest: shown.manifest,
    blob: shown.blob,
    async open() {
      const opened = await openFirstSite(openNow(), config)
      if (!opened || shown.manifest() !== undefined) return
      requested.open(opened.files)
      shown.keepBlobs(opened.blobs)
      shown.replace(opened.manifest)
    },
    async prepare(pathname) {
      const path = canonicalPath(pathname.replace(/\.md$/, ''))
      if (path !== undefined) await requested.prepare(path)
    },
    save(changed) {
      for (const name of changed) known.world.forget(join(content.root, name))
      if (pages.length === 0) return saveRequested(changed)
      requested.forget()
      const dependent = pages.filter(({ file, dependencies }) =>
        changed.some((name) => name === file || dependencies.includes(name)),
      )
      const areKnown = changed.every((name) =>
        dependent.some(({ file, dependencies }) => name === file || dependencies.includes(name)),
      )
      return areKnown ? savePages(dependent, changed) : Promise.resolve(undefined)
    },
    renew(paths) {
      known = { ...known, world: createWorld() }
      if (pages.length === 0) return saveRequested([])
      requested.forget()
      return savePages(
        pages.filter(({ path }) => paths.has(path)),
        [],
      )
    },
    keepBlobs: (report) => shown.keepBlobs(report.blobs),
    takeOver(report) {
      const before = shown.manifest()
      const isFirst = pages.length === 0
      if (report.fault === undefined) adopt(report)
      if (isFirst) warmUp()
      return { before, after: shown.manifest() }
    },
  }
}
