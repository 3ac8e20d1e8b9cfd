// Owns `/_sidebar/<branch>`: the sidebar of a branch as HTML, for page changes that need another one.

import { readContextOf, type Answer } from '../answer.ts'
import { notModified } from '../blob-answer.ts'
import { cachePolicy } from '../cache-policy.ts'
import { entityTag, isNoneMatch } from '../entity-tag.ts'
import type { PageRenderer } from '../render-page.tsx'
import type { ServedRelease } from '../served-release.ts'
import { wholeAnswer } from '../whole-answer.ts'
import { plainNotFound } from '../plain-answer.ts'

export function answerSidebar(release: ServedRelease, renderer: PageRenderer): Answer<'sidebar'> {
  return async (c, { branch }) => {
    const items = await release.branch(branch, readContextOf(c))
    if (!items) return plainNotFound()
    const tag = entityTag(release.manifest.id)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...cachePolicy.sidebar,
      'x-robots-tag': 'noindex',
    }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
    const html = await renderer.parts.sidebar(sidebarName(branch), branch, items)
    return wholeAnswer(html, { ...headers, etag: tag })
  }
}

/** A branch key is the sidebar's name, followed by the open categories where the sidebar is pruned. */
const sidebarName = (branch: string): string => branch.split('.', 1)[0]!
