// Renders the document around a page's content: React streams what is specific to the page, and cached parts are
// inserted so that React does not render them for every page. Knows neither where the content comes from nor the
// response's status and headers.

import { Document } from '#site/document.tsx'
import type { PageData } from '#site/model/dom-hooks.ts'
import { CHECK_DATA_PATH } from '#site/model/agents/agent-data.ts'
import { moduleReference } from '#site/model/assets/module-reference.ts'
import type { Manifest, PageLayout, SidebarItem } from '#site/model/release.ts'
import { encodePath, SEARCH_PART_PREFIX } from '#site/model/urls.ts'
import { markCurrent } from '#site/shell/sidebar/mark-current.ts'
import { siteConfig } from '#site/site.config.ts'
import type { Bytes } from '../release/release-store.ts'
import { partMark, withParts } from './document-stream.ts'
import { documentStyles } from './document-styles.ts'
import { renderStream } from './render-html.ts'
import { textBytes } from '../runtime/text-bytes.ts'
import { createShellParts, type ShellPartsRenderer } from './shell-parts.tsx'

/** The data for a document. */
export interface DocumentSubject {
  title: string
  description: string
  /** Canonical path; on pages that are not indexed it only tells the client router where it is. */
  path: string
  /** False for responses without a canonical URL: not found, failure, search results. */
  canonical: boolean
  markdown?: string
  layout: PageLayout
  /** Names of the style parts that it needs; if absent, all. */
  styles?: string | undefined
  noindex?: boolean
  sidebar?: {
    name: string
    sidebarSection: string
    items: SidebarItem[]
    /** HTML shown below the page's own link. */
    list?: string | undefined
  }
  jsonLd?: unknown
}

export interface PageRenderer {
  parts: ShellPartsRenderer
  /**
   * Streams the document with `main` in its place; if `main` is a promise, the stream pauses there until it settles.
   * Rejects when the shell cannot be rendered; the stream fails if `main` does.
   */
  render(subject: DocumentSubject, main: Bytes | Promise<Bytes>): Promise<ReadableStream<Uint8Array>>
}

const NO_BYTES: Bytes = new Uint8Array(0)

export function createPageRenderer(manifest: Manifest): PageRenderer {
  const parts = createShellParts(manifest)
  const styles = documentStyles(manifest)

  async function sidebarOf(subject: DocumentSubject): Promise<Bytes> {
    if (!subject.sidebar) return NO_BYTES
    const { name, sidebarSection, items, list } = subject.sidebar
    const html = markCurrent(await parts.sidebar(name, sidebarSection, items), subject.path, list)
    return textBytes(html)
  }

  return {
    parts,
    async render(subject, main) {
      const styleNames = styles.names(subject.styles)
      const [html, announcement, header, sidebar, footer] = await Promise.all([
        renderStream(documentOf(manifest, subject, styleNames)),
        parts.announcement(),
        parts.header(subject.sidebar?.name),
        sidebarOf(subject),
        parts.footer(),
      ])
      return withParts(html, {
        styles: styles.bytes(styleNames),
        announcement,
        header,
        sidebar,
        footer,
        main,
      })
    },
  }
}

function documentOf(manifest: Manifest, subject: DocumentSubject, styleNames: string) {
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
      imageAlt={siteConfig.socialImage?.alt ?? siteConfig.title}
      announcementId={siteConfig.announcement?.id}
      assets={manifest.assets}
      styles={partMark('styles')}
      pageData={pageDataOf(manifest, subject, styleNames)}
      jsonLd={subject.jsonLd}
      thirdParty={siteConfig.thirdParty}
      parts={{
        announcement: partMark('announcement'),
        header: partMark('header'),
        sidebar: partMark('sidebar'),
        footer: partMark('footer'),
      }}
      main={partMark('main')}
    />
  )
}

function pageDataOf(
  { id, origin, routes, assets, search, files }: Manifest,
  { path, sidebar }: DocumentSubject,
  shown: string,
): PageData {
  const { searchWorker, codeWorker } = assets
  const checkData = files[CHECK_DATA_PATH]
  return {
    release: id,
    origin,
    path,
    sidebar: sidebar?.name,
    sidebarSection: sidebar?.sidebarSection,
    routes: routes && `/assets/routes.${routes}.json`,
    styles: { shown, all: assets.styles.all },
    chunks: assets.chunks.map(moduleReference),
    codeWorker: codeWorker &&
      checkData && { script: codeWorker.url, data: `/assets/check-data.${checkData.hash}.json` },
    thirdParty: assets.thirdParty &&
      siteConfig.thirdParty && { module: assets.thirdParty, config: siteConfig.thirdParty },
    search: searchWorker &&
      search && {
        worker: searchWorker.url,
        titles: `/assets/search-titles.${search.titles}.json`,
        head: `/assets/search-head.${search.head}.json`,
        parts: `${SEARCH_PART_PREFIX}${search.directory}/`,
      },
  }
}
