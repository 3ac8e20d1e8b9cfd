// The stages of a build as tests ask for them: the folder as it is listed, its contract, its compiled pages, the checks
// alone, and a release of what can be shown, errors or not.

import { contract, lintProblems } from '#scripts/api/contract/contract.step.ts'
import type { ReadContract } from '#scripts/api/contract/read-contract.ts'
import { checkContent, type CheckedContent } from '#scripts/build/check-content.ts'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { emitRelease } from '#scripts/build/emit-release.ts'
import { openGraph, type Graph } from '#scripts/graph/run/open-graph.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { configuredSite, openSite, type SiteOptions } from '#scripts/build/open-site.ts'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import type { Release } from '#scripts/compiler/release/assemble-release.ts'
import { sortDiagnostics } from '#scripts/diagnostics/sort-diagnostics.ts'
import { contentPlace, listContent, type ContentFolder } from '#scripts/content/read-content.ts'
import type { SiteConfig } from '#site/model/site-config.ts'

/** Undefined where there is no such folder. */
export function listFolder(directory: string): ContentFolder | undefined {
  return listContent(createWorld(), contentPlace(directory))?.content
}

/** A run over a folder whose diagnostics name it `content`. */
export function openContent(root: string, config: SiteConfig, folder?: string): Graph {
  return openGraph({ folder, content: root, settings: { content: { root, label: 'content' }, config } })
}

export async function readContractIn(
  root: string,
  config: SiteConfig,
  cacheFolder?: string,
): Promise<ReadContract> {
  const graph = openContent(root, config, cacheFolder)
  return graph.repairing(async () => {
    const read = await graph.ask(contract, null)
    const found = [...read.diagnostics, ...(await graph.ask(lintProblems, null))]
    return { ...read, diagnostics: sortDiagnostics(found) }
  })
}

/** A page with all of its parts. */
export async function compileFile(graph: Graph, file: string): Promise<CompiledPage> {
  const { facts, article, markdown, sections, samples } = await graph.ask(compiledPage, file)
  return { ...facts, ...article, markdown, sections, samples }
}

export function checkOnly(options: SiteOptions): Promise<CheckedContent> {
  return checkContent(openSite(options))
}

export async function releaseDespiteErrors(
  options: SiteOptions,
): Promise<CheckedContent & { release: Release; graph: Graph }> {
  const config = options.config ?? configuredSite()
  const graph = openSite({ ...options, config })
  const checked = await checkContent(graph)
  const { release } = await emitRelease(graph, {
    config,
    label: 'content',
    pages: checked.pages,
    compress: false,
  })
  return { ...checked, release, graph }
}
