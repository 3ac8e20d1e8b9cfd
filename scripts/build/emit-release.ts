// The last stage of a build: assembles the release from what the steps have published. Writes nothing.

import type { Hash } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { BlobSet } from '../project/blob-set.ts'
import { silentSteps, type Steps } from '../terminal/progress.ts'
import { client, compressed, mcp, worker } from '../compiler/bundles/bundles.step.ts'
import type { Compressed } from '../compiler/bundles/compressible.ts'
import { clientBlobs } from '../compiler/bundles/client-blobs.ts'
import { redirects } from '../compiler/checks/checks.step.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { agentFile } from '../compiler/outputs/agent-texts.step.ts'
import { namedFiles, pageAssets } from '../compiler/outputs/outputs.step.ts'
import { searchFiles } from '../compiler/outputs/search/search-files.step.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { assembleRelease, type Release } from '../compiler/release/assemble-release.ts'
import { checkSizes } from '../compiler/release/check-sizes.ts'
import type { PageTables } from '../compiler/release/page-tables.ts'
import { storedPage } from '../compiler/release/page-record.step.ts'
import { shellParts } from '../compiler/release/shell-parts.step.ts'
import { platformApi } from '../compiler/platform-api.ts'
import { sidebarTable } from '../compiler/sidebars/sidebars.step.ts'

interface EmittedRelease {
  release: Release
  /** Problems that only show in the assembled release. */
  diagnostics: Diagnostic[]
}

interface EmitOptions {
  config: Pick<SiteConfig, 'origin' | 'feedback'>
  /** Name of the content folder in diagnostics. */
  label: string
  pages: readonly PageFacts[]
  /** Only a published release is worth compressing: the development server responds from memory. */
  compress: boolean
  steps?: Steps
}

export function emitRelease(
  graph: Graph,
  { config, label, pages, compress, steps = silentSteps() }: EmitOptions,
): Promise<EmittedRelease> {
  return graph.repairing(async () => {
    const code = await steps.run('bundle client and Worker', () => bundles(graph))
    const { tables, late } = await steps.run('write page records', () => storedPages(graph, pages))
    const outputs = await steps.run('write outputs', () => writtenOutputs(graph))
    const { files, search, agents } = outputs
    const smaller = compress
      ? await compressAll(graph, { client: code.client, search: search.data })
      : undefined
    const searchValues = [...Object.values(search.data), ...search.blobs]
    const blobs = publishedIn(graph, [
      ...clientBlobs(code.client),
      ...late,
      ...pageBlobs(tables),
      ...outputs.assets,
      ...Object.values(files).flatMap(({ hash, more = [] }) => [hash, ...more]),
      ...searchValues,
      ...(agents === undefined ? [] : [agents]),
      ...Object.values(smaller ?? {}),
    ])
    const release = assembleRelease(
      {
        origin: config.origin,
        ...(config.feedback && { feedback: true }),
        assets: code.client.assets,
        ...(smaller && { compressed: smaller }),
        tables,
        shellParts: await graph.ask(shellParts, null),
        redirects: await graph.ask(redirects, null),
        files,
        search: search.data,
        searchParts: search.blobs,
        ...(agents !== undefined && { agents }),
        workerCode: code.worker.code,
        mcpModules: code.mcp.modules,
      },
      blobs,
    )
    return { release, diagnostics: checkSizes(release, label, { values: searchValues, pages }) }
  })
}

async function bundles(graph: Graph) {
  return {
    client: await graph.ask(client, null),
    worker: await graph.ask(worker, null),
    mcp: await graph.ask(mcp, null),
  }
}

async function writtenOutputs(graph: Graph) {
  return {
    assets: [...(await graph.ask(platformApi.assets, null)), ...(await graph.ask(pageAssets, null))],
    search: await graph.ask(searchFiles, null),
    files: await graph.ask(namedFiles, null),
    agents: (await graph.ask(agentFile, null)) ?? undefined,
  }
}

/** Loaded on demand: a build that writes nothing reads none. */
function publishedIn(graph: Graph, hashes: readonly Hash[]): BlobSet {
  const blobs = new BlobSet()
  for (const hash of hashes) blobs.add(hash, graph.sizeOf(hash), () => graph.published(hash))
  return blobs
}

function pageBlobs({ pages }: PageTables): Hash[] {
  return Object.values(pages).flatMap(({ hash, markdown, slices = [] }) => [hash, markdown, ...slices])
}

async function storedPages(
  graph: Graph,
  pages: readonly PageFacts[],
): Promise<{ tables: PageTables; late: Hash[] }> {
  const stored = await Promise.all(pages.map(({ file }) => graph.ask(storedPage, file)))
  const sections = (await graph.parts(sidebarTable, null)).get('sections') ?? {}
  return {
    tables: {
      pages: Object.fromEntries(stored.map(({ path, entry }) => [path, entry])),
      sidebarSections: sections,
      around: Object.fromEntries(stored.flatMap(({ path, around }) => (around ? [[path, around]] : []))),
    },
    late: stored.flatMap((page) => page.late),
  }
}

/**
 * Publishes the smallest form of everything that browsers load besides pages. Maps each hash to that of its smallest
 * form.
 */
export async function compressAll(graph: Graph, published: Compressed): Promise<Record<Hash, Hash>> {
  const { compressible } = await import('../compiler/bundles/compressible.ts')
  const hashes = compressible(published)
  const forms = await Promise.all(hashes.map((hash) => graph.ask(compressed, hash)))
  return Object.fromEntries(hashes.map((hash, index) => [hash, forms[index]!]))
}
