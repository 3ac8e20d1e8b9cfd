// The chain from a content folder to a release: the steps below, in order. What a step does is in its module.

import { resolve } from 'node:path'
import { brandVariables } from '#site/model/brand-variables.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '#site/site.config.ts'
import { readContract, type ReadContract } from '../api/contract/read-contract.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hasErrors, sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { applySeverities } from '../prose/style/apply-severities.ts'
import { checkSamples, type CheckedSamples } from '../api/samples/check-samples.ts'
import { silentSteps, type Steps, type Timing } from '../terminal/progress.ts'
import { formatCount } from '../terminal/measures.ts'
import { assembleRelease, type Release } from './release/assemble-release.ts'
import { BlobSet } from '../project/blob-set.ts'
import { bundleClient } from './bundles/bundle-client.ts'
import { bundleMcp, bundleWorker } from './bundles/bundle-worker.ts'
import { compressAssets } from './bundles/compress-assets.ts'
import { checkNavbar } from './checks/check-navbar.ts'
import { checkSite } from './checks/check-site.ts'
import type { SiteParts } from './checks/site-view.ts'
import type { CompiledPage } from './page/compiled-page.ts'
import { compilePages } from './compile/compile-pages.ts'
import { outputFiles } from './outputs/output-files.ts'
import { readCommitDates } from './page/page-dates.ts'
import { pageRecords } from './release/page-records.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '../project/project-root.ts'
import { readContent } from '../content/read-content.ts'
import { readRedirects, type Redirects } from '../content/read-redirects.ts'
import { readSidebars } from './sidebars/read-sidebars.ts'
import type { Sidebars } from './sidebars/sidebar-tree.ts'
import { tidyCache } from '../project/tidy-cache.ts'
import { requireReleaseFolder, writeRelease, type WrittenRelease } from './release/write-release.ts'

export interface BuildOptions {
  /** Content folder; `content` of the project by default. */
  content?: string
  /** Folder to write the release to; nothing is written without it. */
  out?: string
  /** `false` compiles and bundles everything anew. */
  cache?: boolean
  /** Where builds remember what they made; `.cache/build` of the project by default. */
  cacheFolder?: string
  config?: SiteConfig
  /** Prints the steps as they run. */
  steps?: Steps
  /** Ends after the checks, without a release. */
  checkOnly?: boolean
  /** Makes a release of what can be shown, errors or not: for the development server. */
  despiteErrors?: boolean
}

export interface BuildResult {
  /** Sorted, without repetitions. */
  diagnostics: Diagnostic[]
  /** Absent when there are errors, or when only checks were asked for. */
  release?: Release
  written?: WrittenRelease
  pages: CompiledPage[]
  /** Absent where there is no content folder. */
  contract?: ReadContract
  /** Files that were compiled now; the others came from the cache. */
  recompiled: string[]
  timings: Timing[]
  /** By the page's path: how many samples there are and how many are proven. */
  samples: CheckedSamples['counts']
}

/** The configuration of this deployment: `CANONICAL_ORIGIN` overrides the origin. */
export function configuredSite(): SiteConfig {
  const origin = process.env['CANONICAL_ORIGIN']?.replace(/\/+$/, '')
  return origin ? { ...siteConfig, origin } : siteConfig
}

/** Builds a release in memory, and on disk when `out` is given and there are no errors. */
export async function buildSite(options: BuildOptions = {}): Promise<BuildResult> {
  const { config = configuredSite(), steps = silentSteps() } = options
  const cacheFolder = options.cache === false ? undefined : (options.cacheFolder ?? CACHE_FOLDER)
  if (options.out !== undefined) requireReleaseFolder(options.out)
  const { content, diagnostics } = readContent(options.content ?? resolve(PROJECT_ROOT, 'content'))
  if (!content) return { diagnostics, pages: [], recompiled: [], timings: steps.timings, samples: new Map() }
  const dates = readCommitDates(content.root)

  const contract = await steps.run('read contract', () => readContract(content, config, cacheFolder))
  const { pages, recompiled, ...compiled } = await steps.run(
    'compile pages',
    () => compilePages({ content, config, contract, cacheDirectory: cacheFolder }),
    (result) => `${formatCount(result.pages.length, 'page')}, ${result.recompiled.length} compiled now`,
  )
  const { sidebars, redirects, problems } = await steps.run('check', () =>
    checkContent({ content, pages, config, contract }, cacheFolder),
  )
  const samples = await steps.run('check samples', () =>
    checkSamples({ content, config, pages, contract, cacheFolder }),
  )
  diagnostics.push(...contract.diagnostics, ...compiled.diagnostics, ...problems)
  diagnostics.push(...applySeverities(samples.diagnostics, content))
  if (cacheFolder !== undefined) tidyCache(cacheFolder)
  const checked = {
    diagnostics: sortDiagnostics(diagnostics),
    pages,
    contract,
    recompiled,
    timings: steps.timings,
    samples: samples.counts,
  }
  if (options.checkOnly || (hasErrors(diagnostics) && !options.despiteErrors)) return checked

  const blobs = new BlobSet()
  const { client, worker, mcp } = await steps.run('bundle client and Worker', async () => ({
    client: await bundleClient(blobs, config, cacheFolder),
    worker: await bundleWorker(cacheFolder, config),
    mcp: await bundleMcp(cacheFolder, config),
  }))
  const tables = await steps.run('write page records', async () =>
    pageRecords({
      content,
      config,
      pages,
      trees: sidebars.trees,
      dates: await dates,
      samples: samples.counts,
      blobs,
      cacheFolder,
    }),
  )
  const outputs = await steps.run('write outputs', () =>
    outputFiles({
      content,
      config,
      pages,
      trees: sidebars.trees,
      entries: tables.pages,
      contract,
      packages: [...client.packages, ...worker.packages, ...mcp.packages],
      blobs,
      cacheFolder,
    }),
  )
  // Only what is published pays for being compressed: the development server answers from memory.
  const compressed =
    options.out === undefined
      ? undefined
      : await compressAssets({ client: client.assets, search: outputs.search }, blobs, cacheFolder)
  const release = assembleRelease(
    {
      origin: config.origin,
      assets: client.assets,
      compressed,
      tables,
      redirects: Object.fromEntries(redirects.rules.map(({ from, to }) => [from, to])),
      files: outputs.files,
      search: outputs.search,
      agents: outputs.agents,
      workerCode: worker.code,
      mcpCode: mcp.code,
    },
    blobs,
  )
  const result = { ...checked, diagnostics: sortDiagnostics([...diagnostics, ...outputs.diagnostics]) }
  if (hasErrors(outputs.diagnostics) && !options.despiteErrors) return result
  if (options.out === undefined) return { ...result, release }
  const written = await steps.run('write release', () => writeRelease(release, resolve(options.out!)))
  return { ...result, release, written }
}

/** Reads what stands around the pages and looks across all of it. */
async function checkContent(
  { content, pages, config, contract }: Pick<SiteParts, 'content' | 'pages' | 'config' | 'contract'>,
  cacheFolder: string | undefined,
): Promise<{ sidebars: Sidebars; redirects: Redirects; problems: Diagnostic[] }> {
  const sidebars = readSidebars(content, pages)
  const redirects = readRedirects(content, brandVariables(config))
  const problems = checkSite({
    content,
    config,
    contract,
    pages,
    trees: sidebars.trees,
    sidebarsSound: sidebars.diagnostics.length === 0,
    rules: redirects.rules,
  })
  problems.push(
    ...sidebars.diagnostics,
    ...redirects.diagnostics,
    ...(await checkNavbar(config, cacheFolder)),
  )
  return { sidebars, redirects, problems }
}
