// The document that responds to a form submission, or shows a form prefilled from the query: never cached, never
// indexed.

import { cachePolicy } from '../http/cache-policy.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import { renderNotice, type Notice } from '../render/render-notice.tsx'

export async function formResponse(
  renderer: PageRenderer,
  notice: Notice,
  status: number,
): Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
    ...cachePolicy.never,
  }
  return wholeResponse(await renderNotice(renderer, notice), headers, status)
}
