// Runs full builds in a thread, so that they never delay a saved page. Each message to build is answered with what is
// new. Controlled by background-build.ts.

import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '#site/model/message-of.ts'
import { checkContent } from '../build/check-content.ts'
import { emitRelease } from '../build/emit-release.ts'
import { configuredSite, openSite } from '../build/open-site.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import { contentPlace } from '../content/read-content.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import type { BuildReport } from './background-build.ts'

const { content } = workerData as { content: string }
/** Hashes of the blobs already sent. */
const delivered = new Set<string>()

parentPort?.on('message', async () => {
  try {
    parentPort?.postMessage(await build())
  } catch (error) {
    // An error in the project's own code, such as a component that does not parse: reported like any other problem.
    const fault = messageOf(error)
    parentPort?.postMessage({ fault, diagnostics: [], pages: [], blobs: [] } satisfies BuildReport)
  }
})

/** Builds a release of everything that can be shown, errors or not. */
async function build(): Promise<BuildReport> {
  const config = configuredSite()
  const graph = openSite({ content, config })
  return graph.repairing(async () => {
    const { diagnostics, pages } = await checkContent(graph)
    if (pages.length === 0) return { diagnostics, pages: [], blobs: [] }
    const emit = { config, label: contentPlace(content).label, pages, compress: false }
    const emitted = await emitRelease(graph, emit)
    const { blobs, manifest } = emitted.release
    const fresh = [...blobs.keys()].filter((hash) => !delivered.has(hash))
    const values = fresh.map((hash): [string, Uint8Array] => [hash, blobs.get(hash)!])
    for (const hash of fresh) delivered.add(hash)
    return {
      diagnostics: sortDiagnostics([...diagnostics, ...emitted.diagnostics]),
      manifest,
      blobs: values,
      pages: pages.map(withoutDetails),
    }
  })
}

/** What determines which pages a change affects. */
function withoutDetails(page: PageFacts): PageFacts {
  return { ...page, links: [], anchors: [], diagnostics: [] }
}
