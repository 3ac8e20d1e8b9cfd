// The page record: the stored form of a page, its HTML followed by one line of JSON. The same bytes are streamed into
// the document and fetched for in-app navigation.

import type { PageLayout } from './release.ts'

/** The last line of a record: what in-app navigation needs besides the HTML. */
export interface PageRecordMeta {
  path: string
  /** Title of the document, site name included. */
  documentTitle: string
  /** Title of the page only, announced to assistive technology. */
  title: string
  description: string
  layout: PageLayout
  /** Names of the style parts that it needs, separated by spaces; if absent, all. */
  styles?: string
  sidebar?: string
  sidebarSection?: string
  /** HTML of the list of operations that the sidebar shows below the page's link. */
  sidebarList?: string
  /** The page's JSON-LD. */
  structuredData?: unknown
}

export interface PageRecord {
  /** Everything inside `<main>`: breadcrumbs, contents list, article, page footer and pager. */
  html: string
  meta: PageRecordMeta
  /** The metadata's, repeated here: the browser inserts only HTML that is a property of a verified record itself. */
  sidebarList?: string | undefined
}

/** The HTML, a newline, and the metadata as one line of JSON. */
export function encodePageRecord(record: PageRecord): string {
  return `${record.html}\n${JSON.stringify(record.meta)}`
}

/** Parses a record. Throws a `TypeError` if the last line is not valid metadata. */
export function decodePageRecord(text: string): PageRecord {
  const lineStart = text.lastIndexOf('\n')
  const meta = lineStart < 0 ? undefined : parseLine(text.slice(lineStart + 1))
  if (!isMeta(meta)) {
    throw new TypeError('The response cannot be rendered as a page: its last line is not page metadata')
  }
  return { html: text.slice(0, lineStart), meta, sidebarList: meta.sidebarList }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isMeta(value: unknown): value is PageRecordMeta {
  if (typeof value !== 'object' || value === null) return false
  const meta = value as Partial<PageRecordMeta>
  return (
    typeof meta.path === 'string' && typeof meta.title === 'string' && typeof meta.documentTitle === 'string'
  )
}
