// The content of `<main>` for a documentation page: the HTML of its page record. The article's own HTML comes from the
// build.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Crumb } from '../model/breadcrumb-trail.ts'
import type { BadgeKind } from '../model/release.ts'
import { hasPictures, ZoomParts } from '../shell/zoom/zoom-parts.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs/breadcrumbs.tsx'
import { PageActions } from '../shell/page-actions/page-actions.tsx'
import { PageBadge } from '../shell/page-badge/page-badge.tsx'
import { PageFooter } from '../shell/page-footer/page-footer.tsx'
import { Pager, type PagerLink } from '../shell/pager/pager.tsx'
import {
  FoldedTableOfContents,
  TableOfContents,
  type TocItem,
} from '../shell/table-of-contents/table-of-contents.tsx'

export interface DocPageProps {
  /** The article's inner HTML, including the `h1`. */
  html: string
  /** Headings of the contents list; empty hides it. */
  toc: TocItem[]
  /** Ancestor categories, then the page itself; empty if the page is in no sidebar. */
  breadcrumbs: Crumb[]
  previous?: PagerLink
  next?: PagerLink
  /** `YYYY-MM-DD` */
  updated?: string
  editUrl?: string
  feedbackHref?: string
  /** Number of API samples, and how many of them are checked against the contract. */
  samples?: { checked: number; all: number }
  /** Path of the page's Markdown. */
  markdown: string
  /** Assistants that can open the page. */
  assistants?: { label: string; href: string }[]
  badge?: BadgeKind
}

export function DocPage(props: DocPageProps): ReactNode {
  const hasToc = props.toc.length > 0
  const { lead, rest } = splitAtLead(props.html)
  const folded = hasToc ? <FoldedTableOfContents items={props.toc} /> : undefined
  return (
    <div className={layoutClasses(props)}>
      <div className="doc__column">
        <div className="doc__bar">
          {props.breadcrumbs.length > 0 ? <Breadcrumbs crumbs={props.breadcrumbs} /> : undefined}
          <PageActions markdown={props.markdown} assistants={props.assistants} />
        </div>
        {lead === '' ? folded : undefined}
        {props.badge ? (
          <p className="doc__badge">
            <PageBadge kind={props.badge} />
          </p>
        ) : undefined}
        <article
          className="prose"
          dangerouslySetInnerHTML={{
            __html: lead === '' ? rest : lead + renderToStaticMarkup(folded) + rest,
          }}
        />
        <PageFooter
          editUrl={props.editUrl}
          feedbackHref={props.feedbackHref}
          updated={props.updated}
          samples={props.samples}
        />
        <Pager previous={props.previous} next={props.next} />
      </div>
      {/* On a reference page, examples take its place at every width. */}
      {hasToc && !isReference(props.html) ? <TableOfContents items={props.toc} /> : undefined}
      {hasPictures(props.html) ? <ZoomParts /> : undefined}
    </div>
  )
}

const isReference = (html: string): boolean => html.includes(' class="operation"')

/** Classes that determine the columns precede the content, so that a page does not shift while it streams in. */
function layoutClasses({ html, toc }: DocPageProps): string {
  return [
    'doc',
    ...(toc.length > 0 ? ['doc--contents'] : []),
    ...(isReference(html) ? ['doc--reference'] : []),
    ...(html.includes(' class="endpoints"') ? ['doc--endpoints'] : []),
  ].join(' ')
}

/**
 * Splits the article after its title and first paragraph, where the collapsed contents list goes, preceded by a
 * reference's endpoints; the lead is empty if the page does not start that way.
 */
function splitAtLead(html: string): { lead: string; rest: string } {
  const lead =
    /^\s*<h1[ >].*?<\/h1>\s*(?:<nav class="endpoints".*?<\/nav>\s*)?<p[ >].*?<\/p>/s.exec(html)?.[0] ?? ''
  return { lead, rest: html.slice(lead.length) }
}
