// Renders the error box that replaces content which could not be loaded.

import { failureTitle } from '#site/pages/failure-page.tsx'
import { ErrorBox } from '#site/shell/error-box/error-box.tsx'
import type { Bytes } from '../release/release-store.ts'
import { renderHtml } from './render-html.ts'
import { textBytes } from '../runtime/text-bytes.ts'

export async function renderErrorBox(retryHref: string): Promise<Bytes> {
  const html = await renderHtml(
    <ErrorBox
      title={failureTitle(503)}
      message="We can’t reach its content at the moment. Nothing is lost: try again in a few seconds."
      retryHref={retryHref}
    />,
  )
  return textBytes(html)
}
