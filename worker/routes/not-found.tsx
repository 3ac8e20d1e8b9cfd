// Responses to unknown URLs: a page for readers, Markdown or plain text for programs.

import { pageLink } from '#site/markdown/page-link.ts'
import { siteConfig } from '#site/site.config.ts'
import { NOT_FOUND_TITLE, NotFoundPage } from '#site/pages/not-found-page.tsx'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { findNearestPages, type NearPage } from '../release/nearest-pages.ts'
import { acceptsHtml } from '../http/negotiate.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { renderNotice } from '../render/render-notice.tsx'
import type { PageRenderer } from '../render/render-document.tsx'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from '../http/whole-response.ts'

export function handleNotFound(release: ServedRelease, renderer: PageRenderer): DecisionHandler<'not-found'> {
  return async (c, { path, wanted }) => {
    if (wanted === 'asset') return plainNotFound()
    const nearest = await findNearestPages(release, path, readContextOf(c))
    const negotiated: Record<string, string> = wanted === 'markdown' ? {} : { vary: 'accept' }
    // Programs that do not accept HTML get a few lines instead of the site's frame.
    if (wanted === 'page' && acceptsHtml(c.req.header('accept'))) {
      return respond(404, await renderNotFound(renderer, nearest), 'text/html', negotiated)
    }
    return respond(404, markdownNotFound(nearest), 'text/markdown', negotiated)
  }
}

/**
 * For URLs that no page can have: badly encoded, or with characters that only attacks contain. Never stored: a cache
 * that rewrites such a URL before it looks it up would give the rejection to readers of the page.
 */
export function handleMalformed(renderer: PageRenderer): DecisionHandler<'malformed'> {
  return async (c) =>
    acceptsHtml(c.req.header('accept'))
      ? respond(400, await renderNotFound(renderer, []), 'text/html', cachePolicy.never)
      : respond(400, markdownNotFound([]), 'text/markdown', cachePolicy.never)
}

function respond(status: number, body: string, type: string, extra: Record<string, string> = {}): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    ...cachePolicy.notFound,
    'x-robots-tag': 'noindex',
  }
  return wholeResponse(body, { ...headers, ...extra }, status)
}

/** Does not echo the requested URL: text that somebody made up must not appear on our pages. */
function renderNotFound(renderer: PageRenderer, nearest: NearPage[]): Promise<string> {
  return renderNotice(renderer, {
    title: NOT_FOUND_TITLE,
    path: '',
    content: <NotFoundPage nearest={nearest} navbar={siteConfig.navbar} />,
  })
}

function markdownNotFound(nearest: NearPage[]): string {
  const links = nearest.map((page) => `- ${pageLink(page)}`)
  const list = links.length === 0 ? '' : `\nNearest pages:\n\n${links.join('\n')}\n`
  return `# ${NOT_FOUND_TITLE}\n\nThere is no page at this URL. All pages are listed in [llms.txt](/llms.txt).\n${list}`
}
