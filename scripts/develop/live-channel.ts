// The connections to open pages: server-sent events, beginning with the current problems.

import type { LiveProblem, LiveUpdate } from '#site/model/live-update.ts'

export interface LiveChannel {
  /** Responds to a page that subscribes to changes. */
  connect(page: string): Response
  send(update: LiveUpdate): void
  /** Paths of the pages that are open. */
  openPages(): Set<string>
}

const KEEP_ALIVE_MS = 20_000

/** `release` returns the id of the current release. */
export function createLiveChannel(session: string, release: () => string | undefined): LiveChannel {
  const connections = new Map<ReadableStreamDefaultController<Uint8Array>, string>()
  const encoder = new TextEncoder()
  let problems: LiveProblem[] = []

  function write(controller: ReadableStreamDefaultController<Uint8Array>, text: string): void {
    try {
      controller.enqueue(encoder.encode(text))
    } catch {
      connections.delete(controller)
    }
  }
  const event = (update: LiveUpdate): string => `data: ${JSON.stringify(update)}\n\n`
  const timer = setInterval(() => {
    for (const controller of connections.keys()) write(controller, ':\n\n')
  }, KEEP_ALIVE_MS)
  timer.unref()

  return {
    connect(page) {
      let own: ReadableStreamDefaultController<Uint8Array>
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller
          connections.set(controller, page)
          write(controller, `retry: 300\n\n${event({ kind: 'session', id: session, release: release() })}`)
          write(controller, event({ kind: 'problems', problems }))
        },
        cancel: () => void connections.delete(own),
      })
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      })
    },
    send(update) {
      if (update.kind === 'problems') problems = update.problems
      for (const controller of connections.keys()) write(controller, event(update))
    },
    openPages: () => new Set(connections.values()),
  }
}
