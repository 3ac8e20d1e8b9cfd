// The site before its first build: sidebars and titles from front matter. A page is compiled only when it is requested.

import { RELEASE_FORMAT, type Hash, type Manifest, type PageEntry } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { client } from '../compiler/bundles/bundles.step.ts'
import { clientBlobs } from '../compiler/bundles/client-blobs.ts'
import { redirects } from '../compiler/checks/checks.step.ts'
import { compiledPage, expectedHeads } from '../compiler/compile/compiled-page.step.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { firstDraft } from '../compiler/release/page-record.step.ts'
import { styleSources } from '../compiler/release/style-sources.ts'
import { expectedSidebars } from '../compiler/sidebars/sidebars.step.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { hashOf } from '../project/hash-of.ts'

type Blobs = [Hash, Uint8Array][]

interface FirstSite {
  /** It has no page records yet, no search and no files with fixed names. */
  manifest: Manifest
  blobs: Blobs
  /** The pages' files by path. */
  files: Map<string, string>
}

interface FirstPage {
  entry: PageEntry
  /** Blobs of its images and drawings. */
  media: Hash[]
  blobs: Blobs
  facts: PageFacts
}

/**
 * Must run before another process or thread builds, because it saves what it learns. Undefined if there are no pages.
 * Throws esbuild's message for an error in the client's code.
 */
export function openFirstSite(graph: Graph, config: SiteConfig): Promise<FirstSite | undefined> {
  return graph.repairing(async () => {
    const [heads, sidebars, bundled] = await Promise.all([
      graph.ask(expectedHeads, null),
      graph.ask(expectedSidebars, null),
      graph.ask(client, null),
    ])
    if (heads.length === 0) return undefined
    const pages = heads.map(({ path, title, description, frontMatter }): [string, PageEntry] => [
      path,
      {
        hash: '',
        markdown: '',
        title,
        description,
        layout: frontMatter.layout ?? 'doc',
        ...(frontMatter.noindex && { noindex: true as const }),
      },
    ])
    const body: Omit<Manifest, 'id'> = {
      format: RELEASE_FORMAT,
      shell: hashOf(JSON.stringify([bundled.assets, sidebars.sections])),
      origin: config.origin,
      assets: bundled.assets,
      pages: Object.fromEntries(pages),
      sidebarSections: sidebars.sections,
      styleSources: styleSources(bundled.assets.styles, []),
      redirects: await graph.ask(redirects, null),
      files: {},
      media: [],
    }
    return {
      manifest: { ...body, id: hashOf(JSON.stringify(body)) },
      blobs: clientBlobs(bundled).map((hash) => [hash, graph.published(hash)]),
      files: new Map(heads.map(({ path, file }) => [path, file])),
    }
  })
}

/** `read` gives the bytes of a file of the content folder. */
export function openFirstPage(
  graph: Graph,
  file: string,
  read: (file: string) => Uint8Array,
): Promise<FirstPage> {
  return graph.withoutSaving(async () => {
    const { entry, late } = await graph.ask(firstDraft, file)
    const facts = (await graph.parts(compiledPage, file)).get('facts')!
    const shown = facts.assets.map((asset): [Hash, Uint8Array] => {
      const bytes = read(asset.file)
      return [hashOf(bytes), bytes]
    })
    const stored = [entry.hash, entry.markdown, ...(entry.slices ?? []), ...late]
    return {
      entry,
      media: [...shown.map(([hash]) => hash), ...late],
      blobs: [...shown, ...stored.map((hash): [Hash, Uint8Array] => [hash, graph.published(hash)])],
      facts,
    }
  })
}
