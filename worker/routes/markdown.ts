// The Markdown of a page: at its own address, and where the page is asked for as Markdown.

import type { PageEntry } from '#site/model/release.ts'
import { encodePath } from '#site/model/urls.ts'
import type { DecisionHandler } from '../http/route-handler.ts'
import { blobResponse } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { ServedRelease } from '../release/served-release.ts'

export function handleMarkdown(release: ServedRelease): DecisionHandler<'markdown'> {
  return (c, { path, page }) => respondWithMarkdown(c, release, path, page)
}

export function respondWithMarkdown(
  c: AppContext,
  release: ServedRelease,
  path: string,
  page: PageEntry,
  headers: Record<string, string> = {},
): Promise<Response> {
  return blobResponse(c, release.store, page.markdown, {
    'content-type': 'text/markdown; charset=utf-8',
    ...cachePolicy.markdown,
    link: `<${release.manifest.origin}${encodePath(path)}>; rel="canonical"`,
    ...headers,
  })
}
