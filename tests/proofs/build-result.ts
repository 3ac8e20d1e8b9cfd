// Everything that a build gives, as plain values: what two builds of the same tree must agree on to the last byte and
// message.

import '#scripts/api/contract-api.ts'
import { proseProblems } from '#scripts/prose/prose.step.ts'
import { checkContent } from '#scripts/build/check-content.ts'
import { emitRelease } from '#scripts/build/emit-release.ts'
import { openGraph } from '#scripts/graph/run/open-graph.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import type { Hash, Manifest } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'

export interface WholeResult {
  diagnostics: Diagnostic[]
  manifest?: Manifest
  /** Names of the values; each has been read, so each has the hash that names it. */
  blobs?: string[]
  worker?: string
  samples: [string, unknown][]
  /** What was thrown. */
  fault?: string
}

export interface BuiltSite {
  result: WholeResult
  /** Steps that ran, with their inputs. */
  ran: Record<string, unknown[]>
  /** One of the blobs. */
  published(hash: Hash): Uint8Array
}

/** Checks the content, its style too, and makes a release whether there are errors or not. */
export async function buildWhole(root: string, config: SiteConfig, folder?: string): Promise<BuiltSite> {
  const graph = openGraph({
    folder,
    content: root,
    settings: { content: { root, label: 'content' }, config },
  })
  let result: WholeResult
  try {
    result = await graph.repairing(async () => {
      const { diagnostics, pages, samples } = await checkContent(graph)
      const style = await graph.ask(proseProblems, false)
      const found = { diagnostics: [...diagnostics, ...style.diagnostics], samples: [...samples] }
      if (pages.length === 0) return found
      const { release, diagnostics: last } = await emitRelease(graph, {
        config,
        label: 'content',
        pages,
        compress: false,
      })
      const { manifest, blobs, workerCode } = release
      for (const [hash, bytes] of blobs)
        if (hashOf(bytes) !== hash) throw new Error(`${hash} holds something else`)
      return {
        ...found,
        diagnostics: [...found.diagnostics, ...last],
        manifest,
        blobs: [...blobs.keys()],
        worker: hashOf(workerCode),
      }
    })
  } catch (error) {
    result = { diagnostics: [], samples: [], fault: error instanceof Error ? error.message : String(error) }
  }
  return { result, ran: Object.fromEntries(graph.runs()), published: graph.published }
}
