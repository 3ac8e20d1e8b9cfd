// Turning React elements into HTML in workerd. Nothing that is rendered here suspends, so that a component that throws
// does it before the first byte, and the stream holds no inline script.

import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** React's own stream. Rejects when a component throws. */
export async function renderStream(node: ReactNode): Promise<ReadableStream<Uint8Array>> {
  let failure: unknown
  const stream = await renderToReadableStream(node, {
    onError(error) {
      failure ??= error
    },
  })
  if (failure === undefined) return stream
  await stream.cancel()
  throw failure
}

/** For what is kept or small: the whole as text. */
export async function renderHtml(node: ReactNode): Promise<string> {
  return new Response(await renderStream(node)).text()
}
