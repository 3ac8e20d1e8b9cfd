// Runs full builds in the background: one at a time, and never two waiting for the same state of the files.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hash, Manifest } from '#site/model/release.ts'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export interface BuildReport {
  diagnostics: Diagnostic[]
  /** Absent if not even a faulty release can be built. */
  manifest?: Manifest
  /** Blobs that no earlier report brought. */
  blobs: [Hash, Uint8Array][]
  /** All pages, without their text. */
  pages: PageFacts[]
  /** The build itself failed: an error in the project's own code. */
  fault?: string
}

export interface BackgroundBuild {
  /** A build that begins after this call. */
  build(): Promise<BuildReport>
  close(): Promise<unknown>
}

/** `content` is the content folder's absolute path. */
export function startBackgroundBuild(content: string): BackgroundBuild {
  const thread = new Worker(new URL('./build-thread.ts', import.meta.url), { workerData: { content } })
  let running: Promise<BuildReport> | undefined
  let waiting: Promise<BuildReport> | undefined

  function start(): Promise<BuildReport> {
    running = once(thread, 'message').then(([report]) => report as BuildReport)
    thread.postMessage('build')
    void running.finally(() => (running = undefined)).catch(() => undefined)
    return running
  }

  return {
    build() {
      if (!running) return start()
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined
          return start()
        })
      return waiting
    },
    close: () => thread.terminate(),
  }
}
