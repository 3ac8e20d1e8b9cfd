// Turning React elements into HTML in workerd: React's stream, read to its end.
// Nothing that is rendered here suspends, so the stream holds one piece of HTML and no inline script.

import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** Rejects when a component throws. */
export async function renderHtml(node: ReactNode): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(node, {
    onError(error) {
      failure ??= error
    },
  })
  const html = await new Response(stream).text()
  if (failure !== undefined) throw failure
  return html
}
