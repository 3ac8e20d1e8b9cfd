// Renders React elements to HTML in workerd. Nothing here suspends, so a component that throws does so before the first
// byte, and the stream contains no inline script.

import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** React's stream. Rejects when a component throws. */
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

/** The complete HTML as text, for what is cached or small. */
export async function renderHtml(node: ReactNode): Promise<string> {
  return new Response(await renderStream(node)).text()
}
