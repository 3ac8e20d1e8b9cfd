// Starts everything that a release needs besides its pages before the pages compile: esbuild, Brotli and libvips use
// threads of their own, so the calling thread does not have to wait for them at the end.

import { client, mcp, worker } from '../compiler/bundles/bundles.step.ts'
import { mainHtmlCode, rendererCode, shellHtmlCode } from '../compiler/bundles/site-code.step.ts'
import { pictures } from '../compiler/outputs/outputs.step.ts'
import { searchFiles } from '../compiler/outputs/search/search-files.step.ts'
import { commitDates, contentFolder } from '../content/content.step.ts'
import type { Graph } from '../graph/run/open-graph.ts'
import { compressAll } from './emit-release.ts'

/** The stage that needs a result asks for it again, and any failure surfaces there. */
export function beginEarly(graph: Graph, compress: boolean): void {
  void makeAll(graph, compress).catch(() => undefined)
}

/** In the order in which the results are needed. */
async function makeAll(graph: Graph, compress: boolean): Promise<void> {
  const { content } = await graph.ask(contentFolder, null)
  if (!content) return
  await graph.ask(rendererCode, null)
  await Promise.all([
    graph.ask(mainHtmlCode, null),
    graph.ask(shellHtmlCode, null),
    graph.ask(commitDates, null),
  ])
  const code = await graph.ask(client, null)
  await Promise.all([
    compress && compressAll(graph, { client: code, search: undefined }),
    graph.ask(pictures, null),
    // Starts once the last page is compiled: a thread works on it while the rest is checked here.
    graph.ask(searchFiles, null),
    graph.ask(worker, null).then(() => graph.ask(mcp, null)),
  ])
}
