// Owns the Markdown twin of a page: at its own address, and where the page is asked for as Markdown.

import type { PageEntry } from '#site/model/release.ts'
import { encodePath } from '#site/model/urls.ts'
import type { Answer } from '../answer.ts'
import { answerBlob } from '../blob-answer.ts'
import { cachePolicy } from '../cache-policy.ts'
import type { AppContext } from '../factory.ts'
import type { ServedRelease } from '../served-release.ts'

export function answerTwin(release: ServedRelease): Answer<'twin'> {
  return (c, { path, page }) => respondWithTwin(c, release, path, page)
}

export function respondWithTwin(
  c: AppContext,
  release: ServedRelease,
  path: string,
  page: PageEntry,
  headers: Record<string, string> = {},
): Promise<Response> {
  return answerBlob(c, release.store, page.twin, {
    'content-type': 'text/markdown; charset=utf-8',
    ...cachePolicy.twin,
    link: `<${release.manifest.origin}${encodePath(path)}>; rel="canonical"`,
    ...headers,
  })
}
