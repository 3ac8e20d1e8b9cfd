// The first three stages of a build: reads the content, compiles its pages and checks all of it.

import { join } from 'node:path'
import { contract, lintProblems } from '../api/contract/contract.step.ts'
import type { SampleCounts } from '../compiler/platform-api.ts'
import { elementsProblems, pageSamples, safetyProblems, shareProblems } from '../api/samples/samples.step.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { styleOfSite } from '../prose/prose.step.ts'
import { applySeverities } from '../prose/style/apply-severities.ts'
import { formatCount } from '../terminal/measures.ts'
import { silentSteps, type Steps } from '../terminal/progress.ts'
import { settingsProblems, siteProblems } from '../compiler/checks/checks.step.ts'
import { compiledPage } from '../compiler/compile/compiled-page.step.ts'
import { showsOperations } from '../compiler/compile/page-settings.ts'
import { rendererCode } from '../compiler/bundles/site-code.step.ts'
import { everyPage } from '../compiler/compile/every-page.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { searchAnswers } from '../compiler/outputs/search/search.step.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { contentFolder } from '../content/content.step.ts'
import type { ContentFolder } from '../content/read-content.ts'

export interface CheckedContent {
  /** Sorted, without repetitions. */
  diagnostics: Diagnostic[]
  /** In the order of their files; empty if there is no content. */
  pages: PageFacts[]
  /** By page path: the number of samples, and of checked ones. */
  samples: Map<string, SampleCounts>
  /** Files compiled in this run; the others are unchanged. */
  recompiled: string[]
}

interface CheckOptions {
  steps?: Steps
  /** Leaves out what `lateProblems` finds: the caller asks for it. */
  late?: boolean
  /** Called while other threads compile: a place for work that would keep this one from answering them at first. */
  meanwhile?: () => void
}

export function checkContent(
  graph: Graph,
  { steps = silentSteps(), late = false, meanwhile }: CheckOptions = {},
): Promise<CheckedContent> {
  return graph.repairing(async () => {
    const { content, diagnostics } = await graph.ask(contentFolder, null)
    const settings = await graph.ask(settingsProblems, null)
    if (!content || settings.length > 0)
      return { diagnostics: [...settings, ...diagnostics], pages: [], samples: new Map(), recompiled: [] }
    // Threads compile while the contract is read here, and then the samples of the pages that they have done are checked.
    // They load their code while the components are bundled, without which they cannot begin.
    const first = beginWithoutContract(graph, content)
    // Takes a thread for a second, and so comes before the last pages.
    if (!late) begin(graph.ask(lintProblems, null))
    const compiling = begin(everyPage(graph))
    await graph.ask(rendererCode, null)
    await first
    const checking = begin(checkSamples(graph, content.pages))
    // Found before anything is printed, so that no code frame of another problem shows a key.
    const safety = begin(graph.ask(safetyProblems, null))
    const read = await steps.run('read contract', () => graph.parts(contract, null))
    meanwhile?.()
    const pages = await steps.run(
      'compile pages',
      () => compiling,
      (compiled) => `${formatCount(compiled.length, 'page')}, ${graph.ran(compiledPage).length} compiled now`,
    )
    const problems = await steps.run('check', async () => [
      ...(await graph.ask(siteProblems, null)),
      ...(await graph.ask(searchAnswers, null)).diagnostics,
      ...(await graph.ask(elementsProblems, null)),
    ])
    const samples = await steps.run('check samples', () => checking)
    const found = [
      ...diagnostics,
      ...pages.flatMap((page) => page.diagnostics),
      ...problems,
      ...applySeverities(
        [...(read.get('diagnostics') ?? []), ...samples.diagnostics, ...(await safety)],
        await graph.ask(styleOfSite, null),
      ),
      ...(late ? [] : await lateProblems(graph)),
    ]
    return {
      diagnostics: sortDiagnostics(found),
      pages,
      samples: samples.counts,
      recompiled: (graph.ran(compiledPage) as string[]).toSorted(),
    }
  })
}

/** What fails is reported where it is awaited. */
function begin<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}

/** What the linter finds in the contract: nothing in a release depends on it. */
export async function lateProblems(graph: Graph): Promise<Diagnostic[]> {
  return applySeverities(await graph.ask(lintProblems, null), await graph.ask(styleOfSite, null))
}

/**
 * Begins to compile two thirds of the pages that need no contract: reading it keeps this thread for seconds, in which
 * the others have only these. Resolves with the first of them: by then a thread has all that every page asks this one for.
 */
async function beginWithoutContract(graph: Graph, { root, pages }: ContentFolder): Promise<void> {
  const plain = pages.filter(({ file }) => !showsOperations(graph.world.text(join(root, file)) ?? ''))
  const begun = plain
    .slice(0, Math.ceil((plain.length * 2) / 3))
    .map(({ file }) => graph.parts(compiledPage, file))
  // What fails here is reported where the pages are asked for again.
  if (begun.length > 0) await Promise.race(begun).catch(() => undefined)
}

async function checkSamples(
  graph: Graph,
  pages: readonly Pick<PageFacts, 'file'>[],
): Promise<{ diagnostics: Diagnostic[]; counts: Map<string, SampleCounts> }> {
  const checked = await Promise.all(
    pages.map(async ({ file }) => {
      const { path } = (await graph.parts(compiledPage, file)).get('head')!
      const samples = await graph.parts(pageSamples, file)
      return { path, counts: samples.get('counts'), diagnostics: samples.get('diagnostics')! }
    }),
  )
  const counts = new Map(checked.flatMap(({ path, counts }) => (counts ? [[path, counts] as const] : [])))
  const diagnostics = checked.flatMap((samples) => samples.diagnostics)
  diagnostics.push(...(await graph.ask(shareProblems, null)))
  return { diagnostics, counts }
}
