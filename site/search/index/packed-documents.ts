// The compact form of the search documents that browsers load: grouped by page, omitting what earlier rows imply.

import {
  hasOwnPlace,
  NAME_TAG,
  type Facet,
  type SearchDocuments,
  type SearchEntry,
} from './search-documents.ts'

/** A name in the preceding section, and a name with its own anchor; 2 to 6 are heading levels. */
const [NAME, PLACED_NAME] = [0, 1]

/** The id is empty if it follows from the heading. Trailing empty values are omitted. */
type Row = [kind: number, title: string, id?: string, content?: string, keywords?: string]

interface PackedPage {
  url: string
  title: string
  facet: Facet
  content: string
  summary?: string
  keywords: string
  questions?: string[]
  deprecated?: true
  /** In page order; a bare string is a name without further data. */
  rows: (Row | string)[]
}

interface PackedDocuments {
  answers?: SearchDocuments['answers']
  options: SearchDocuments['options']
  pages: PackedPage[]
}

export function packDocuments({ searchDocs, options, answers }: SearchDocuments): string {
  const pages: PackedPage[] = []
  for (const entry of searchDocs) {
    const { type, url, title, facet, content, summary, keywords, questions, deprecated } = entry
    const known = {
      ...(summary && { summary }),
      ...(questions && { questions }),
      ...(deprecated && { deprecated }),
    }
    if (type === 0) pages.push({ url, title, facet, content, keywords, ...known, rows: [] })
    else pages.at(-1)?.rows.push(packEntry(entry))
  }
  return JSON.stringify({ options, ...(answers && { answers }), pages } satisfies PackedDocuments)
}

function packEntry(entry: SearchEntry): Row | string {
  const { title, url, content, keywords } = entry
  const kind = kindOf(entry)
  const anchor = kind === NAME ? '' : url.slice(url.indexOf('#') + 1)
  const row: Row = [
    kind,
    title,
    kind > PLACED_NAME && anchor === plainId(title) ? '' : anchor,
    content,
    keywords,
  ]
  while (row.at(-1) === '') row.pop()
  return kind === NAME && row.length === 2 ? title : row
}

function kindOf(entry: SearchEntry): number {
  if (entry.tagName !== NAME_TAG) return Number(entry.tagName?.slice(1))
  return hasOwnPlace(entry) ? PLACED_NAME : NAME
}

/** Everything but each entry's version. Throws if the text was not written by `packDocuments`. */
export function unpackDocuments(json: string): SearchDocuments {
  const { options, answers, pages } = JSON.parse(json) as PackedDocuments
  if (!Array.isArray(pages) || !Array.isArray(options?.facets)) {
    throw new TypeError('The packed search documents have no pages or no options')
  }
  return { searchDocs: pages.flatMap(unpackPage), ...(answers && { answers }), options }
}

function unpackPage(page: PackedPage): SearchEntry[] {
  const { url, title: pageTitle, facet, content, summary, keywords, questions, deprecated, rows } = page
  let section: { section?: string } = {}
  let sectionUrl = url
  return [
    {
      title: pageTitle,
      type: 0,
      sectionRef: '#',
      url,
      content,
      ...(summary && { summary }),
      keywords,
      ...(questions && { questions }),
      ...(deprecated && { deprecated }),
      facet,
    },
    ...rows.map((row): SearchEntry => {
      const [kind, title, id = '', text = '', words = ''] =
        typeof row === 'string' ? ([NAME, row] as const) : row
      const entry = { title, type: 1, pageTitle, content: text, keywords: words, facet } as const
      if (kind > PLACED_NAME) {
        section = { section: title }
        sectionUrl = `${url}#${id || plainId(title)}`
        return { ...entry, url: sectionUrl, tagName: `h${kind}` }
      }
      if (kind === NAME) return { ...entry, ...section, url: sectionUrl, tagName: NAME_TAG }
      return { ...entry, ...section, sectionRef: '#', url: `${url}#${id}`, tagName: NAME_TAG }
    }),
  ]
}

/** The id that most headings have. */
function plainId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}
