// The frame of a slow page: head, header and sidebar are sent at once; the content, or the error box, follows once it
// is known. Never cacheable.

import { encodePath } from '#site/model/urls.ts'
import { createPageHeaders } from '../http/page-headers.ts'
import { readContextOf } from '../http/route-handler.ts'
import { recordHtml } from '../release/record-html.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import { renderErrorBox } from '../render/render-error-box.tsx'
import { describePage } from '../render/page-subject.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { CachedRequest } from './cached-request.ts'

export function createEarlyFrame(release: ServedRelease, renderer: PageRenderer) {
  const headersOf = createPageHeaders(release.manifest)

  return async function earlyFrame(
    c: AppContext,
    { path, entry }: NonNullable<CachedRequest['page']>,
    response: Promise<Response>,
  ): Promise<Response> {
    const context = readContextOf(c)
    const [errorBox, subject] = await Promise.all([
      renderErrorBox(encodePath(path)),
      describePage(release, path, entry, context),
    ])
    // The entrypoint has read and verified the record; this isolate has it in memory or reads it again.
    const content = response
      .then(async ({ status }) =>
        status === 200 ? recordHtml(await release.store.read(entry.hash, context)) : errorBox,
      )
      .catch(() => errorBox)
    const body = await renderer.render(subject, content)
    return new Response(body, { headers: { ...headersOf.unverified(path, entry), vary: 'accept' } })
  }
}
