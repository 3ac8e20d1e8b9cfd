// The site during development: the last full build, and the pages saved since.

import { join } from 'node:path'
import type { Hash, Manifest } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { canonicalPath } from '#site/model/urls.ts'
import { compiledPage } from '../compiler/compile/compiled-page.step.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { openStore } from '../graph/store/store.ts'
import { createWorld } from '../graph/world.ts'
import { configuredSite, openSite } from '../build/open-site.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { draftPage } from '../compiler/release/page-record.step.ts'
import { contentPlace, placeIn, type ContentPlace } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CACHE_FOLDER } from '../project/project-root.ts'
import type { BuildReport } from './background-build.ts'
import { createBuiltPages } from './built-pages.ts'
import { openFirstPage, openFirstSite } from './first-site.ts'
import { createRequestedPages, type RequestedPages } from './requested-pages.ts'
import { createShownRelease, type SavedPage, type ShownRelease } from './shown-release.ts'

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

/** What the site is put together from. */
interface Parts {
  content: ContentPlace
  shown: ShownRelease
  built: ReturnType<typeof createBuiltPages>
  sources: ReturnType<typeof createSources>
  requested: RequestedPages
}

/** `contentFolder` is an absolute path. */
export function createLiveSite(contentFolder: string): LiveSite {
  const config = configuredSite()
  const shown = createShownRelease()
  const sources = createSources(contentFolder, config)
  const requested = createRequestedPages((path, file, isOutdated) =>
    showFirst(path, isOutdated, shown, () => openFirstPage(sources.graph(), file, sources.read)),
  )
  const built = createBuiltPages(shown)
  const parts: Parts = { content: contentPlace(contentFolder), shown, built, sources, requested }
  return {
    manifest: shown.manifest,
    blob: shown.blob,
    async open() {
      const opened = await openFirstSite(sources.graph(), config)
      if (!opened || shown.manifest() !== undefined) return
      requested.open(opened.files)
      shown.keepBlobs(opened.blobs)
      shown.replace(opened.manifest)
    },
    async prepare(pathname) {
      const path = canonicalPath(pathname.replace(/\.md$/, ''))
      if (path !== undefined) await requested.prepare(path)
    },
    async save(changed) {
      sources.forget(changed)
      return saveAgain(parts, changed, () => built.dependentOn(changed))
    },
    renew(paths) {
      sources.forgetAll()
      return saveAgain(parts, [], () => built.all().filter(({ path }) => paths.has(path)))
    },
    keepBlobs: (report) => shown.keepBlobs(report.blobs),
    takeOver: (report) => takeOver(report, parts),
  }
}

const isUnbuilt = ({ built }: Parts): boolean => built.all().length === 0

/** `dependent`: the built pages to compile again; `undefined` where that is more than can be told without a build. */
async function saveAgain(
  parts: Parts,
  changed: readonly string[],
  dependent: () => PageFacts[] | undefined,
): Promise<Saved | undefined> {
  if (isUnbuilt(parts)) return saveRequested(parts, changed)
  const { content, built, sources, requested } = parts
  requested.forget()
  const older = dependent()
  const saved = older && (await built.save(older, sources.graph()))
  return saved && { pages: saved.pages, ...problemsOf(content, saved.compiled, changed) }
}

/** Before the first build, when it is not known yet what a page depends on. */
async function saveRequested(parts: Parts, changed: readonly string[]): Promise<Saved | undefined> {
  const again = await showAgain(parts.requested, parts.shown)
  // A build has been taken over meanwhile.
  if (!again || !isUnbuilt(parts)) return undefined
  return { pages: again.pages, ...problemsOf(parts.content, again.compiled, changed) }
}

function takeOver(report: BuildReport, parts: Parts): ReturnType<LiveSite['takeOver']> {
  const { shown, built, sources, requested } = parts
  const before = shown.manifest()
  const isFirst = isUnbuilt(parts)
  if (report.fault === undefined) {
    built.adopt(report)
    if (report.manifest) requested.close()
  }
  if (isFirst) sources.warmUp(built.all().map(({ file }) => file))
  return { before, after: shown.manifest() }
}

/** What has been read and compiled, kept between saves: only what the watcher reports can change. */
function createSources(contentFolder: string, config: SiteConfig) {
  const { root } = contentPlace(contentFolder)
  let known = { store: openStore(CACHE_FOLDER), world: createWorld() }
  const graph = (): Graph => openSite({ content: contentFolder, config }, known)
  return {
    graph,
    read: (name: string): Uint8Array => known.world.read(join(root, name)) ?? new Uint8Array(),
    forget(changed: readonly string[]): void {
      for (const name of changed) known.world.forget(join(root, name))
    },
    forgetAll(): void {
      known = { ...known, world: createWorld() }
    },
    /** The first pages take ten times as long as later ones, so they are compiled before anyone waits. */
    warmUp(all: readonly string[]): void {
      known = { store: openStore(CACHE_FOLDER), world: createWorld() }
      const unknown = openSite({ content: contentFolder, config, cache: false }, { world: known.world })
      const files = all.slice(0, WARM_UP_PAGES)
      const compiled = files.map((file) => unknown.parts(compiledPage, file))
      Promise.all([...compiled, ...files.map((file) => graph().ask(draftPage, file))]).catch(() => undefined)
    },
  }
}

/** Shows a page that no build has compiled yet, unless it is outdated by then. */
async function showFirst(
  path: string,
  isOutdated: () => boolean,
  shown: ShownRelease,
  compile: () => ReturnType<typeof openFirstPage>,
): Promise<PageFacts | undefined> {
  const { entry, media, blobs, facts } = await compile()
  const manifest = shown.manifest()
  if (manifest === undefined || isOutdated()) return undefined
  // A page that cannot be parsed leaves the previous version on the screen.
  if (facts.incomplete && manifest.pages[path]?.hash) return facts
  shown.keepBlobs(blobs)
  shown.put({ [path]: entry }, media)
  return facts
}

/**
 * Compiles all pages again that were requested, which costs nothing where no source has changed. Undefined if one of
 * them has moved or is gone: then the rest is left to the build.
 */
async function showAgain(
  requested: RequestedPages,
  shown: ShownRelease,
): Promise<{ pages: SavedPage[]; compiled: PageFacts[] } | undefined> {
  const before = shown.manifest()?.pages
  const compiled = await requested.again()
  const after = shown.manifest()?.pages
  if (!before || !after || compiled.some(({ path }) => !after[path])) return undefined
  const changes = compiled.filter(({ path }) => before[path]?.hash !== after[path]!.hash)
  return { pages: changes.map(({ path }) => shown.page(path, after[path]!)), compiled }
}

function problemsOf(
  content: ContentPlace,
  compiled: readonly PageFacts[],
  changed: readonly string[],
): Pick<Saved, 'diagnostics' | 'places'> {
  const files = [...changed, ...compiled.map((page) => page.file)]
  return {
    diagnostics: compiled.flatMap((page) => page.diagnostics),
    places: new Set(files.map((file) => placeIn(content, file).file)),
  }
}
