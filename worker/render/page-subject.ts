// Collects the data for a page's document: title, sidebar, Markdown URL, structured data, from the manifest.

import { documentTitle } from '#site/model/document-title.ts'
import type { PageEntry } from '#site/model/release.ts'
import { structuredData } from '#site/model/structured-data.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import type { ReadContext } from '../release/release-store.ts'
import type { DocumentSubject } from './render-document.tsx'
import type { ServedRelease } from '../release/served-release.ts'

/** Rejects with `BlobUnavailable` when the page's sidebar section of a sharded release cannot be read. */
export async function describePage(
  release: ServedRelease,
  path: string,
  page: PageEntry,
  context: ReadContext,
): Promise<DocumentSubject> {
  const { sidebarSection, sidebar: name, sidebarList: list } = page
  const items =
    sidebarSection === undefined ? undefined : await release.sidebarSection(sidebarSection, context)
  const trail = await release.trail(page, path, context)
  return {
    title: documentTitle(page.title, siteConfig.title),
    description: page.description,
    path,
    canonical: true,
    markdown: encodePath(markdownPath(path)),
    layout: page.layout,
    styles: page.styles,
    noindex: page.noindex,
    sidebar:
      items && name !== undefined && sidebarSection !== undefined
        ? { name, sidebarSection, items, list }
        : undefined,
    jsonLd: structuredData({ ...siteConfig, origin: release.manifest.origin }, path, page, trail),
  }
}
