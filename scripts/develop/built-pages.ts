// The pages of the last full build, and those saved since in their place.

import { compiledPage } from '../compiler/compile/compiled-page.step.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { draftPage } from '../compiler/release/page-record.step.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { withAllStyles } from './any-styles.ts'
import type { BuildReport } from './background-build.ts'
import { reachesBeyond } from './reaches-beyond.ts'
import type { SavedPage, ShownRelease } from './shown-release.ts'

interface BuiltPages {
  /** Empty before the first build. */
  all(): readonly PageFacts[]
  /** The pages that depend on the changed files; undefined if no page depends on one of them. */
  dependentOn(changed: readonly string[]): PageFacts[] | undefined
  /** Compiles pages again and puts them in place; undefined if a change affects more than its page. */
  save(
    older: readonly PageFacts[],
    graph: Graph,
  ): Promise<{ pages: SavedPage[]; compiled: PageFacts[] } | undefined>
  /** Replaces everything with a full build. */
  adopt(report: BuildReport): void
}

export function createBuiltPages(shown: ShownRelease): BuiltPages {
  let pages: readonly PageFacts[] = []

  /** Replaces pages with their newly compiled versions and stores their records. */
  async function place(fresh: PageFacts[], graph: Graph): Promise<SavedPage[]> {
    pages = withNewer(pages, fresh)
    const drafts = await Promise.all(fresh.map(({ file }) => graph.ask(draftPage, file)))
    for (const { entry, late } of drafts)
      shown.keepBlobs(
        [entry.hash, entry.markdown, ...late].map((hash) => [hash, graph.published(hash)] as const),
      )
    shown.put(Object.fromEntries(drafts.map(({ path, entry }) => [path, entry])))
    return drafts.map(({ path, entry }) => shown.page(path, entry))
  }

  return {
    all: () => pages,
    dependentOn(changed) {
      const dependent = pages.filter((page) => changed.some((file) => dependsOn(page, file)))
      const areKnown = changed.every((file) => dependent.some((page) => dependsOn(page, file)))
      return areKnown ? dependent : undefined
    },
    save(older, graph) {
      const byFile = new Map(older.map((page) => [page.file, page]))
      return graph.withoutSaving(async () => {
        const compiled = await Promise.all(
          [...byFile.keys()].map(async (file) => (await graph.parts(compiledPage, file)).get('facts')!),
        )
        if (!shown.manifest() || compiled.some((page) => reachesBeyond(page, byFile.get(page.file))))
          return undefined
        // A page that cannot be parsed leaves the previous version on the screen.
        const whole = compiled.filter((page) => !page.incomplete)
        return { pages: whole.length > 0 ? await place(whole, graph) : [], compiled }
      })
    },
    adopt({ pages: built, manifest }) {
      const older = new Map(pages.map((page) => [page.file, page]))
      // A page that cannot be parsed keeps its last good version.
      const kept = built.filter((page) => page.incomplete && older.has(page.file))
      const before = shown.manifest()?.pages ?? {}
      const entries = kept.flatMap(({ path }) => (before[path] ? [[path, before[path]]] : []))
      pages = built.map((page) => (page.incomplete ? (older.get(page.file) ?? page) : page))
      if (!manifest) return
      const entriesShown = { ...manifest.pages, ...Object.fromEntries(entries) }
      shown.replace(withAllStyles({ ...manifest, pages: entriesShown }))
    },
  }
}

const dependsOn = ({ file, dependencies }: PageFacts, changed: string): boolean =>
  changed === file || dependencies.includes(changed)

function withNewer(pages: readonly PageFacts[], newer: readonly PageFacts[]): PageFacts[] {
  const byFile = new Map(newer.map((page) => [page.file, page]))
  return pages.map((page) => byFile.get(page.file) ?? page)
}
