// The document around a page's content: React renders what is the page's own, kept parts take their places.
// Does not know where the content comes from, nor the response's status and headers.

import { Document } from '#site/document.tsx'
import type { PageData } from '#site/model/dom-hooks.ts'
import type { Manifest, PageLayout, SidebarItem } from '#site/model/release.ts'
import { encodePath } from '#site/model/urls.ts'
import { markCurrent } from '#site/shell/sidebar/mark-current.ts'
import { siteConfig } from '#site/site.config.ts'
import { renderHtml } from './render-html.ts'
import { createShellParts, type ShellPartsRenderer } from './shell-parts.tsx'

/** What is told of a page to render its document. */
export interface DocumentSubject {
  title: string
  description: string
  /** Canonical path; where the page is not indexed it only tells the browser where it is. */
  path: string
  /** False for answers without an address of their own: not found, failure, search results. */
  canonical: boolean
  markdown?: string
  layout: PageLayout
  noindex?: boolean
  sidebar?: { name: string; sidebarSection: string; items: SidebarItem[] }
  jsonLd?: unknown
}

/** The document cut where the content belongs. */
export interface RenderedDocument {
  /** Doctype, head, header and sidebar, up to the inside of `<main>`. */
  before: string
  after: string
}

export interface PageRenderer {
  parts: ShellPartsRenderer
  render(subject: DocumentSubject): Promise<RenderedDocument>
}

// Marks hold the places of kept parts, so that React does not copy them through its stream for every page.
const marks = {
  styles: '<!--part:styles-->',
  announcement: '<!--part:announcement-->',
  header: '<!--part:header-->',
  sidebar: '<!--part:sidebar-->',
  main: '<!--part:main-->',
  footer: '<!--part:footer-->',
}
const MARK = /<!--part:(\w+)-->/

export function createPageRenderer(manifest: Manifest): PageRenderer {
  const parts = createShellParts()

  async function sidebarOf(subject: DocumentSubject): Promise<string> {
    if (!subject.sidebar) return ''
    const { name, sidebarSection, items } = subject.sidebar
    return markCurrent(await parts.sidebar(name, sidebarSection, items), subject.path)
  }

  return {
    parts,
    async render(subject) {
      const [html, announcement, header, sidebar, footer] = await Promise.all([
        renderHtml(documentOf(manifest, subject)),
        parts.announcement(),
        parts.header(subject.sidebar?.name),
        sidebarOf(subject),
        parts.footer(),
      ])
      const kept = { announcement, header, sidebar, footer, styles: manifest.assets.styles.code }
      const at = html.indexOf(marks.main)
      return {
        before: putInPlace(html.slice(0, at), kept),
        after: putInPlace(html.slice(at + marks.main.length), kept),
      }
    },
  }
}

/** Every second piece is the name of a part. */
function putInPlace(html: string, parts: Record<string, string>): string {
  return html
    .split(MARK)
    .map((piece, index) => (index % 2 === 0 ? piece : parts[piece]))
    .join('')
}

function documentOf(manifest: Manifest, subject: DocumentSubject) {
  const assets = { ...manifest.assets, styles: { ...manifest.assets.styles, code: marks.styles } }
  return (
    <Document
      release={manifest.id}
      shell={manifest.shell}
      title={subject.title}
      description={subject.description}
      origin={manifest.origin}
      path={subject.canonical ? encodePath(subject.path) : undefined}
      markdown={subject.markdown}
      layout={subject.layout}
      noindex={subject.noindex}
      siteName={siteConfig.title}
      announcementId={siteConfig.announcement?.id}
      assets={assets}
      pageData={pageDataOf(manifest, subject)}
      jsonLd={subject.jsonLd}
      parts={{
        announcement: marks.announcement,
        header: marks.header,
        sidebar: marks.sidebar,
        footer: marks.footer,
      }}
      main={marks.main}
    />
  )
}

function pageDataOf(
  { id, origin, routes, assets, search }: Manifest,
  { path, sidebar }: DocumentSubject,
): PageData {
  const { searchWorker } = assets
  return {
    release: id,
    origin,
    path,
    sidebar: sidebar?.name,
    sidebarSection: sidebar?.sidebarSection,
    routes: routes && `/assets/routes.${routes}.json`,
    chunks: assets.chunks,
    thirdParty: assets.thirdParty &&
      siteConfig.thirdParty && { module: assets.thirdParty, config: siteConfig.thirdParty },
    search: searchWorker &&
      search && {
        worker: searchWorker.url,
        titles: `/assets/search-titles.${search.titles}.json`,
        text: `/assets/search-text.${search.text}.json`,
      },
  }
}
