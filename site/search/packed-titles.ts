// Owns the small form of the search documents that comes first: titles and names without text, page by page.
// Fields of operations and names that only samples hold are left out: the documents bring them a moment later.

import {
  hasOwnPlace,
  NAME_TAG,
  type Facet,
  type SearchDocuments,
  type SearchEntry,
} from './search-documents.ts'

/** Heading, id (empty where the heading gives it), level and the names that the section defines. */
type PackedSection = [heading: string, id: string, level: number, ...names: string[]]

interface PackedPage {
  url: string
  title: string
  facet: Facet
  keywords: string
  /** Names that are defined before the first heading. */
  names: string[]
  sections: PackedSection[]
}

interface PackedTitles {
  options: SearchDocuments['options']
  pages: PackedPage[]
}

const OPERATION = /^[A-Z]+ \//
const IDENTIFIER = /_|[a-z][A-Z]/

export function packTitles({ searchDocs, options }: SearchDocuments): string {
  const pages: PackedPage[] = []
  for (const entry of searchDocs) {
    if (hasOwnPlace(entry) && !OPERATION.test(entry.title)) continue
    const { type, url, title, facet, tagName } = entry
    const keywords = entry.keywords
      .split(', ')
      .filter((word) => !IDENTIFIER.test(word))
      .join(', ')
    const page = pages.at(-1)
    if (type === 0 || !page) pages.push({ url, title, facet, keywords, names: [], sections: [] })
    else if (tagName === NAME_TAG) (page.sections.at(-1) ?? page.names).push(title)
    else {
      const id = url.slice(url.indexOf('#') + 1)
      page.sections.push([title, id === plainId(title) ? '' : id, Number(tagName?.slice(1))])
    }
  }
  return JSON.stringify({ options, pages } satisfies PackedTitles)
}

/** Throws when the text is not what `packTitles` wrote. */
export function unpackTitles(json: string): SearchDocuments {
  const { options, pages } = JSON.parse(json) as PackedTitles
  if (!Array.isArray(pages) || !Array.isArray(options?.facets)) {
    throw new TypeError('The search titles have no pages or no options')
  }
  return { searchDocs: pages.flatMap(unpackPage), options }
}

function unpackPage({ url, title, facet, keywords, names, sections }: PackedPage): SearchEntry[] {
  const below = { type: 1, pageTitle: title, content: '', keywords: '', facet } as const
  const named = (name: string, place: Partial<SearchEntry>): SearchEntry => ({
    ...below,
    title: name,
    url,
    tagName: NAME_TAG,
    ...place,
  })
  return [
    { title, type: 0, sectionRef: '#', url, content: '', keywords, facet },
    ...names.map((name) => named(name, {})),
    ...sections.flatMap(([heading, id, level, ...defined]) => {
      const place = { url: `${url}#${id || plainId(heading)}` }
      const section: SearchEntry = { ...below, ...place, title: heading, tagName: `h${level}` }
      return [section, ...defined.map((name) => named(name, { ...place, section: heading }))]
    }),
  ]
}

/** What most headings have as their id. */
function plainId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}
