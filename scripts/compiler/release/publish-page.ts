// What a release stores of a page: the page record, the Markdown, and the page's entry in the manifest.

import { addToolsLinks } from '#site/model/agents/add-tools-links.ts'
import { feedbackHref } from '#site/model/insights/feedback.ts'
import { documentTitle } from '#site/model/document-title.ts'
import { encodePageRecord } from '#site/model/page-record.ts'
import type { PageEntry, PageQuestion } from '#site/model/release.ts'
import { structuredData } from '#site/model/structured-data.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { aroundText, type PageAround } from '#site/markdown/around-text.ts'
import type { LinkedPage } from '#site/markdown/page-link.ts'
import { stylesFor } from '#site/styles/style-parts.ts'
import type { SampleCounts } from '../platform-api.ts'
import type { Reads } from '../../graph/step.ts'
import { markdownFile } from './markdown-file.ts'
import type { PathsAround } from './page-tables.ts'
import type { PageArticle, PageHead } from '../page/compiled-page.ts'
import type { PageSurroundings } from '../sidebars/sidebar-table.ts'
import type { RecordConfig } from './record-settings.ts'

type MainHtml = typeof import('../bundles/main-html.ts')

export interface RecordInput {
  page: PageHead
  article: PageArticle
  markdown: string
  /** Absent for a page outside of all sidebars. */
  place: PageSurroundings | undefined
  /** Pages that link to it. */
  linkedFrom: readonly LinkedPage[]
  /** The Markdown holds the list of them, because the release has no table that the Worker could make it of. */
  whole: boolean
  /** `YYYY-MM-DD` */
  updated: string | undefined
  /** Without them the page says nothing about its samples. */
  samples: SampleCounts | undefined
  questions: PageQuestion[]
  /** The content belongs to this project: pages can be edited. */
  configured: boolean
  config: RecordConfig
  html: MainHtml
}

interface PublishedPage {
  /** In the manifest. */
  entry: PageEntry
  /** Length of its whole Markdown. */
  characters: number
  /** What the Worker adds to the Markdown. */
  around?: PathsAround
}

/** Publishes the record and the Markdown. */
export function publishPage(reads: Pick<Reads, 'publish'>, input: RecordInput): PublishedPage {
  const { page, article, place, updated, questions, config, linkedFrom, whole } = input
  const { path, title, description, frontMatter } = page
  const layout = frontMatter.layout ?? 'doc'
  const { sidebarList } = article
  const inSidebar = place && {
    sidebar: place.sidebar,
    sidebarSection: place.sidebarSection,
    ...(sidebarList !== undefined && { sidebarList }),
  }
  const html = layout === 'landing' ? input.html.landingPageHtml(article.html) : docHtml(input)
  const styles = stylesFor(html)
  const facts = { title, description, layout, updated, questions }
  const record = encodePageRecord({
    html,
    meta: {
      path,
      documentTitle: documentTitle(title, config.title),
      title,
      description,
      layout,
      styles,
      ...inSidebar,
      structuredData: structuredData(config, path, facts, place?.trail ?? []),
    },
  })
  const around: PageAround = {
    previous: linked(place?.previous),
    next: linked(place?.next),
    linkedFrom,
    ...(config.feedback && { feedback: true }),
  }
  const source = { ...page, markdown: input.markdown }
  const markdown = markdownFile(source, config.origin, updated, { ...around, later: !whole })
  const added = whole ? '' : aroundText(path, around, config.origin)
  const entry: PageEntry = {
    hash: reads.publish(record),
    markdown: reads.publish(markdown.text),
    ...(markdown.slices && { slices: markdown.slices.map((slice) => reads.publish(slice)) }),
    title,
    description,
    layout,
    styles,
    ...inSidebar,
    ...(updated && { updated }),
    ...(questions.length > 0 && { questions }),
    ...(frontMatter.noindex && { noindex: true as const }),
  }
  return {
    entry,
    characters: (markdown.slices ?? [markdown.text]).join('').length + added.length,
    ...(!whole && { around: pathsOf(around) }),
  }
}

function docHtml({ page, article, place, updated, samples, configured, config, html }: RecordInput): string {
  const { path, frontMatter } = page
  const markdown = encodePath(markdownPath(path))
  return html.docPageHtml({
    html: article.html,
    toc: frontMatter.hide_table_of_contents ? [] : article.toc,
    breadcrumbs: place?.trail ?? [],
    previous: place?.previous,
    next: place?.next,
    updated,
    samples: provenSamples(samples),
    editUrl: configured ? config.repository?.edit.replace('{file}', encodePath(page.file)) : undefined,
    ...(config.feedback && { feedbackHref: feedbackHref(path) }),
    markdown,
    assistants: config.assistants && [
      ...config.assistants.map(({ label, href }) => ({
        label,
        href: href.replace('{url}', encodeURIComponent(config.origin + markdown)),
      })),
      ...addToolsLinks(config.brand.scope, config.origin),
    ],
    badge: frontMatter.badge,
  })
}

const pathsOf = ({ previous, next, linkedFrom }: PageAround): PathsAround => ({
  ...(previous && { previous: previous.path }),
  ...(next && { next: next.path }),
  linkedFrom: linkedFrom.map(({ path }) => path),
})

function linked(page: { label: string; path: string } | undefined): LinkedPage | undefined {
  return page && { title: page.label, path: page.path }
}

/** Pages without samples of the API say nothing of them, nor do those where none is checked. */
function provenSamples(counts: SampleCounts | undefined): { checked: number; all: number } | undefined {
  return counts && counts.checked > 0 ? { checked: counts.checked, all: counts.api } : undefined
}
