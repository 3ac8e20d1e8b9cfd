// The HTML document around a page record: head, shell, and the order in which they are sent. Knows nothing about
// requests, caches or where the record comes from.

import type { ReactNode } from 'react'
import {
  ERROR_BOX_ID,
  HTML_ANNOUNCEMENT,
  HTML_RELEASE,
  HTML_SHELL,
  HTML_THEME,
  MAIN_ID,
  PAGE_DATA_ID,
  SIDEBAR_SLOT_ID,
  type PageData,
} from './model/dom-hooks.ts'
import type { ClientAssets, PageLayout } from './model/release.ts'
import { scriptJson } from './model/script-json.ts'
import { CURRENT_VERSION } from './model/versions.ts'
import { ErrorBox } from './shell/error-box/error-box.tsx'
import { SkipLink } from './shell/skip-link/skip-link.tsx'
import { Announcer, ProgressBar } from './shell/status/status.tsx'
import { PrivacyNotice } from './shell/third-party/privacy-notice.tsx'
import { QuestionWidget } from './shell/third-party/question-widget.tsx'
import { THEME_COLORS } from './model/theme-colors.ts'
import type { ThirdPartyConfig } from './model/third-party.ts'

/** Parts of the shell as HTML, rendered once per release (or sidebar) and cached by the caller. */
interface ShellParts {
  /** `<AnnouncementBar>`; empty if the site has no announcement. */
  announcement: string
  /** `<SiteHeader>`: navbar and mobile menu. */
  header: string
  /** `<Sidebar>` with the current page marked (`markCurrent`); empty on pages without one. */
  sidebar: string
  /** `<SiteFooter>`. */
  footer: string
}

export interface DocumentProps {
  release: string
  shell: string
  /** Text of `<title>`, site name included. */
  title: string
  description: string
  /** `https://host` of the indexed site, without a trailing slash. */
  origin: string
  /** Encoded canonical path; absent on pages without a canonical URL: not found, failure, search. */
  path?: string
  /** Path of the page's Markdown. */
  markdown?: string
  layout: PageLayout
  noindex?: boolean
  siteName: string
  /** Alternative text of the social image. */
  imageAlt: string
  /** Compared with the dismissed announcement before paint. */
  announcementId?: string
  assets: ClientAssets
  /** Text of the style element, or a placeholder for it. */
  styles: string
  pageData: PageData
  /** Structured data, as one `application/ld+json` script. */
  jsonLd?: unknown
  /** Absent where there are no third-party services. */
  thirdParty?: ThirdPartyConfig | undefined
  parts: ShellParts
  /** Inner HTML of `<main>`: a page record's HTML, or a placeholder for the streamed one. */
  main: string
}

/** Everything except the doctype, which React writes. */
export function Document(props: DocumentProps): ReactNode {
  const attributes = {
    [HTML_THEME]: 'dark',
    [HTML_RELEASE]: props.release,
    [HTML_SHELL]: props.shell,
    [HTML_ANNOUNCEMENT]: props.announcementId,
  }
  return (
    <html lang="en" dir="ltr" {...attributes}>
      <Head {...props} />
      <body data-layout={props.layout}>
        <SkipLink />
        {/* For programs that read the document as text; readers have the page itself. */}
        <p hidden>
          For agents: the index of all pages is <a href="/llms.txt">/llms.txt</a>. Every page is served as
          Markdown at its path with .md, and tools are at /mcp.
        </p>
        <ProgressBar />
        <div className="site-announcement" dangerouslySetInnerHTML={{ __html: props.parts.announcement }} />
        <header className="site-header" dangerouslySetInnerHTML={{ __html: props.parts.header }} />
        <div className="site-body">
          <div
            className="site-sidebar"
            id={SIDEBAR_SLOT_ID}
            dangerouslySetInnerHTML={{ __html: props.parts.sidebar }}
          />
          <main
            className="site-main"
            id={MAIN_ID}
            tabIndex={-1}
            dangerouslySetInnerHTML={{ __html: props.main }}
          />
        </div>
        <footer className="site-footer" dangerouslySetInnerHTML={{ __html: props.parts.footer }} />
        <Announcer />
        {props.thirdParty ? <PrivacyNotice question={props.thirdParty.question} /> : undefined}
        {props.thirdParty?.assistant ? <QuestionWidget {...props.thirdParty.assistant} /> : undefined}
        <template id={ERROR_BOX_ID}>
          <ErrorBox title="" message="" titleAs="template" />
        </template>
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={{ __html: scriptJson(props.pageData) }}
        />
      </body>
    </html>
  )
}

function Head(props: DocumentProps): ReactNode {
  const { assets } = props
  const canonical = props.path === undefined ? undefined : props.origin + props.path
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      {props.noindex ? <meta name="robots" content="noindex" /> : undefined}
      <style dangerouslySetInnerHTML={{ __html: props.styles }} />
      {/* Placed here because styles depend on the attributes it sets, and it must be there if the entry script fails
          to load. After the styles, documents are smaller: next to the attributes of the next script. */}
      <script dangerouslySetInnerHTML={{ __html: assets.beforePaint.code }} />
      <script
        type="module"
        async
        src={assets.entry.url}
        integrity={assets.entry.integrity}
        crossOrigin="anonymous"
        fetchPriority="low"
        // React would write a script without handlers before the styles. The handler itself is not in the HTML.
        onLoad={() => undefined}
      />
      {canonical ? <link rel="canonical" href={canonical} /> : undefined}
      {props.markdown ? (
        <link rel="alternate" type="text/markdown" href={props.markdown} title="Markdown" />
      ) : undefined}
      <meta name="docsearch:version" content={CURRENT_VERSION.name} />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" content={THEME_COLORS.dark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <OpenGraph {...props} canonical={canonical} />
      {props.jsonLd === undefined ? undefined : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(props.jsonLd) }} />
      )}
    </head>
  )
}

function OpenGraph(props: DocumentProps & { canonical: string | undefined }): ReactNode {
  if (props.canonical === undefined) return undefined
  const image = `${props.origin}/og.png`
  return (
    <>
      <meta property="og:type" content={props.layout === 'landing' ? 'website' : 'article'} />
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={props.canonical} />
      <meta property="og:locale" content="en" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={props.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
