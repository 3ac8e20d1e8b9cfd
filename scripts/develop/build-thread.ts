// Runs in a thread of its own: whole builds, so that they never hold up a saved page. Told to build, it answers with
// what is new. Its other side is background-build.ts.

import { parentPort, workerData } from 'node:worker_threads'
import { buildSite } from '../compiler/build-site.ts'
import type { CompiledPage } from '../compiler/page/compiled-page.ts'
import type { BuildReport } from './background-build.ts'

const { content } = workerData as { content: string }
/** Hashes of the blobs that the other side has. */
const delivered = new Set<string>()
/** The contract that the other side has. */
let deliveredContract: string | undefined

parentPort?.on('message', async () => {
  try {
    parentPort?.postMessage(await build())
  } catch (error) {
    // An error in the project's own code, such as a component that does not parse: told like any other problem.
    const fault = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ fault, diagnostics: [], pages: [], blobs: [] } satisfies BuildReport)
  }
})

async function build(): Promise<BuildReport> {
  const { diagnostics, release, pages, contract } = await buildSite({ content, despiteErrors: true })
  const fresh = [...(release?.blobs ?? [])].filter(([hash]) => !delivered.has(hash))
  for (const [hash] of fresh) delivered.add(hash)
  const isNewContract = contract !== undefined && contract.key !== deliveredContract
  deliveredContract = contract?.key
  return {
    diagnostics,
    manifest: release?.manifest,
    blobs: fresh,
    pages: pages.map(withoutText),
    ...(isNewContract && { contract }),
  }
}

/** What sidebars and dependencies are made of; the text is in the blobs. */
function withoutText(page: CompiledPage): CompiledPage {
  return {
    ...page,
    html: '',
    markdown: '',
    sections: [],
    samples: [],
    links: [],
    toc: [],
    anchors: [],
    diagnostics: [],
  }
}
