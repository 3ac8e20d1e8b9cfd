// Owns what a page's document says of it: title, sidebar, twin, structured data, from the release's table of contents.

import { documentTitle } from '#site/model/document-title.ts'
import type { PageEntry } from '#site/model/release.ts'
import { structuredData } from '#site/model/structured-data.ts'
import { encodePath, twinPath } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import type { ReadContext } from './release-store.ts'
import type { DocumentSubject } from './render-page.tsx'
import type { ServedRelease } from './served-release.ts'

/** Rejects with `BlobUnavailable` where a sharded release cannot give the page's branch. */
export async function describePage(
  release: ServedRelease,
  path: string,
  page: PageEntry,
  context: ReadContext,
): Promise<DocumentSubject> {
  const { branch, sidebar: name } = page
  const items = branch === undefined ? undefined : await release.branch(branch, context)
  const trail = await release.trail(page, path, context)
  return {
    title: documentTitle(page.title, siteConfig.title),
    description: page.description,
    path,
    canonical: true,
    twin: encodePath(twinPath(path)),
    layout: page.layout,
    noindex: page.noindex,
    sidebar: items && name !== undefined && branch !== undefined ? { name, branch, items } : undefined,
    jsonLd: structuredData(release.manifest.origin, path, page, trail),
  }
}
