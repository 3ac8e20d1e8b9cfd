// Request/response messaging with the worker that checks code. A request that times out terminates its worker: pasted
// code may be crafted to take long, and the page must stay responsive.

import type { Ask, Question, Reply } from './code-tool-messages.ts'

const PATIENCE_MS = 15_000

interface Waiting {
  resolve(given: unknown): void
  reject(error: Error): void
  timer: ReturnType<typeof setTimeout>
}

export interface CodeWorker {
  start: () => Worker
  /** URL of the data that it answers from, of the release that its code is from. */
  data: string
}

export function askWorker({ start, data: dataUrl }: CodeWorker, signal: AbortSignal): Ask {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function end(reason: string): void {
    worker?.terminate()
    worker = undefined
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(new Error(reason))
    }
    waiting.clear()
  }

  function open(): Worker {
    const started = start()
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      const one = waiting.get(data.id)
      if (!one) return
      waiting.delete(data.id)
      clearTimeout(one.timer)
      if ('failed' in data) one.reject(new Error(data.failed))
      else one.resolve(data.given)
    }
    started.onerror = () => end('The checker did not start.')
    return started
  }

  signal.addEventListener('abort', () => end('You have left the page.'))
  return (kind, asked) =>
    new Promise((resolve, reject) => {
      worker ??= open()
      const id = ++last
      const timer = setTimeout(() => end('It took too long. Check a smaller part.'), PATIENCE_MS)
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer })
      const question: Question = { id, kind, asked, dataUrl }
      worker.postMessage(question)
    })
}
