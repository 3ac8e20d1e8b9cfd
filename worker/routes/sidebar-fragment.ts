// `/_sidebar/<sidebar section>`: a sidebar section as HTML, for in-app navigation to a page in another one.

import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { notModified } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { sidebarOfSection } from '#site/shell/shell-part.tsx'
import type { PageRenderer } from '../render/render-document.tsx'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { plainNotFound } from '../http/plain-response.ts'

export function handleSidebar(release: ServedRelease, renderer: PageRenderer): DecisionHandler<'sidebar'> {
  return async (c, { sidebarSection }) => {
    const items = await release.sidebarSection(sidebarSection, readContextOf(c))
    // Never cached: a tab with a newer release may ask for a section that only that release has.
    if (!items) return plainNotFound()
    const tag = entityTag(release.manifest.id)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...cachePolicy.sidebar,
      'x-robots-tag': 'noindex',
    }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
    const html = await renderer.parts.sidebar(sidebarOfSection(sidebarSection), sidebarSection, items)
    return wholeResponse(html, { ...headers, etag: tag })
  }
}
