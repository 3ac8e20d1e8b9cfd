// Builds a release from a content folder, stage by stage: read, compile, check, emit.

import { resolve } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hasErrors, sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { contentPlace } from '../content/read-content.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { silentSteps, type Steps, type Timing } from '../terminal/progress.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { beginEarly } from './begin-early.ts'
import { checkContent, lateProblems, type CheckedContent } from './check-content.ts'
import { emitRelease } from './emit-release.ts'
import { configuredSite, openSite, type SiteOptions } from './open-site.ts'
import type { Release } from '../compiler/release/assemble-release.ts'
import { requireReleaseFolder, writeRelease, type WrittenRelease } from '../compiler/release/write-release.ts'

export interface BuildOptions extends SiteOptions {
  /** Folder to write the release to; nothing is written without it. */
  out?: string
  /** Prints the steps as they run. */
  steps?: Steps
  /** Makes the release before it looks for the problems that nothing in it depends on. */
  late?: boolean
  /** Called while other threads compile, for what the caller needs once the release is made. */
  meanwhile?: () => void
}

export interface BuildResult extends CheckedContent {
  /** Absent when there are errors. */
  release?: Release
  written?: WrittenRelease
  timings: Timing[]
  /** Looks for the problems that are not in `diagnostics` yet; absent without a release and unless asked for. */
  late?: () => Promise<Diagnostic[]>
}

/** Builds a release in memory, and on disk when `out` is given and there are no errors. */
export async function buildSite(options: BuildOptions = {}): Promise<BuildResult> {
  const { out, config = configuredSite() } = options
  if (out !== undefined) requireReleaseFolder(out)
  const graph = openSite({ ...options, config })
  beginEarly(graph, out !== undefined)
  // Saves once, after both stages.
  return graph.repairing(() => buildIn(graph, { ...options, config }))
}

async function buildIn(
  graph: Graph,
  options: BuildOptions & Required<Pick<BuildOptions, 'config'>>,
): Promise<BuildResult> {
  const { steps = silentSteps(), out, config, late = false } = options
  const checked = await checkContent(graph, { steps, late, meanwhile: options.meanwhile })
  const isEmpty = checked.pages.length === 0
  const findLate = (): Promise<Diagnostic[]> => graph.repairing(() => lateProblems(graph))
  const failed = async (diagnostics: Diagnostic[]): Promise<BuildResult> => ({
    ...checked,
    diagnostics: late && !isEmpty ? sortDiagnostics([...diagnostics, ...(await findLate())]) : diagnostics,
    timings: steps.timings,
  })
  if (isEmpty || hasErrors(checked.diagnostics)) return failed(checked.diagnostics)
  const { label } = contentPlace(options.content ?? resolve(PROJECT_ROOT, 'content'))
  const emit = { config, label, pages: checked.pages, compress: out !== undefined, steps }
  return graph.repairing(async () => {
    const { release, diagnostics } = await emitRelease(graph, emit)
    const all = sortDiagnostics([...checked.diagnostics, ...diagnostics])
    if (hasErrors(diagnostics)) return failed(all)
    const result: BuildResult = { ...checked, diagnostics: all, timings: steps.timings, release }
    if (late) result.late = findLate
    if (out === undefined) return result
    return { ...result, written: await steps.run('write release', () => writeRelease(release, resolve(out))) }
  })
}
