// What a release stores of each page: the page record, the Markdown, and the page's entry in the manifest.

import { breadcrumbTrail } from '#site/model/breadcrumb-trail.ts'
import { documentTitle } from '#site/model/document-title.ts'
import { encodePageRecord } from '#site/model/page-record.ts'
import type { PageEntry, SidebarItem } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { structuredData } from '#site/model/structured-data.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import type { BlobSet } from '../../project/blob-set.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import type { SampleCounts } from '../../api/samples/sample-counts.ts'
import { markdownFile } from '../outputs/markdown-file.ts'
import { pagesLinkingTo } from './page-links.ts'
import { pageDate, type CommitDates } from '../page/page-dates.ts'
import { loadMainHtml, type MainHtml } from '../bundles/load-main-html.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import { sectionsOfSidebar } from '../sidebars/sidebar-sections.ts'
import { pageLabel, pagesInOrder, type SidebarTree } from '../sidebars/sidebar-tree.ts'

export interface PageTables {
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
}

interface RecordsInput {
  content: ContentFolder
  config: SiteConfig
  pages: readonly CompiledPage[]
  trees: readonly SidebarTree[]
  dates: CommitDates
  /** By the page's path. Without them pages say nothing about their samples. */
  samples?: ReadonlyMap<string, SampleCounts>
  blobs: BlobSet
  cacheFolder?: string
}

/** A page's place among the others. */
interface Surroundings {
  sidebar: string
  sidebarSection: string
  previous?: CompiledPage
  next?: CompiledPage
}

export async function pageRecords(input: RecordsInput): Promise<PageTables> {
  const html = await loadMainHtml(input.cacheFolder)
  const sidebarSections: Record<string, SidebarItem[]> = {}
  const surroundings = new Map<CompiledPage, Surroundings>()
  for (const tree of input.trees) {
    const stored = sectionsOfSidebar(tree)
    Object.assign(sidebarSections, stored.sidebarSections)
    pagesInOrder(tree.items).forEach((page, index, order) => {
      surroundings.set(page, {
        sidebar: tree.name,
        sidebarSection: stored.sidebarSectionOf.get(page)!,
        previous: order[index - 1],
        next: order[index + 1],
      })
    })
  }
  const linking = pagesLinkingTo(input.pages)
  const pages: Record<string, PageEntry> = {}
  for (const page of input.pages) {
    pages[page.path] = storePage(
      page,
      surroundings.get(page),
      sidebarSections,
      html,
      linking.get(page.path) ?? [],
      input,
    )
  }
  return { pages, sidebarSections }
}

function storePage(
  page: CompiledPage,
  place: Surroundings | undefined,
  sidebarSections: Record<string, SidebarItem[]>,
  { docPageHtml, landingPageHtml }: MainHtml,
  linkedFrom: readonly CompiledPage[],
  { blobs, config, content, dates, samples }: RecordsInput,
): PageEntry {
  const { path, title, description, frontMatter } = page
  const layout = frontMatter.layout ?? 'doc'
  const updated = pageDate(page, dates)
  const trail = place ? breadcrumbTrail(sidebarSections[place.sidebarSection] ?? [], path) : []
  const inSidebar = place && { sidebar: place.sidebar, sidebarSection: place.sidebarSection }
  const html =
    layout === 'landing'
      ? landingPageHtml(page.html)
      : docPageHtml({
          html: page.html,
          toc: frontMatter.hide_table_of_contents ? [] : page.toc,
          breadcrumbs: trail,
          previous: pagerLink(place?.previous),
          next: pagerLink(place?.next),
          updated,
          samples: provenSamples(samples?.get(path)),
          editUrl: content.configured
            ? config.repository.edit.replace('{file}', encodePath(page.file))
            : undefined,
          markdown: encodePath(markdownPath(path)),
          assistants: config.assistants?.map(({ label, href }) => ({
            label,
            href: href.replace('{url}', encodeURIComponent(config.origin + encodePath(markdownPath(path)))),
          })),
          badge: frontMatter.badge,
        })
  const record = encodePageRecord({
    html,
    meta: {
      path,
      documentTitle: documentTitle(title, config.title),
      title,
      description,
      layout,
      ...inSidebar,
      structuredData: structuredData(config.origin, path, { title, description, layout, updated }, trail),
    },
  })
  const markdown = markdownFile(page, config.origin, updated, {
    previous: place?.previous,
    next: place?.next,
    linkedFrom,
  })
  return {
    hash: blobs.put(record),
    markdown: blobs.put(markdown.text),
    ...(markdown.slices && { slices: markdown.slices.map((slice) => blobs.put(slice)) }),
    title,
    description,
    layout,
    ...inSidebar,
    ...(updated && { updated }),
    ...(frontMatter.noindex && { noindex: true as const }),
  }
}

/** Pages without samples of the API say nothing of them, nor do those where none is checked. */
function provenSamples(counts: SampleCounts | undefined): { checked: number; all: number } | undefined {
  return counts && counts.checked > 0 ? { checked: counts.checked, all: counts.api } : undefined
}

function pagerLink(page: CompiledPage | undefined): { label: string; path: string } | undefined {
  return page && { label: pageLabel(page), path: page.path }
}
