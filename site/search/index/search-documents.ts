// The shape of the search data: entries and options of /search-doc.json.
// The index of an entry in `searchDocs` is its reference in the lunr index.

import type { AnswerData } from './answer-data.ts'

export type Facet = string

/** `tagName` of an entry for a name that a section defines: a field, a code, a header, a method, an operation. */
export const NAME_TAG = 'code'

export interface SearchEntry {
  /** Page title, section heading, or the name as it is written. */
  title: string
  /** 0: a page and the text before its first heading; 1: a section, or a name that it defines. */
  type: 0 | 1
  /** Title of the page that holds the section. */
  pageTitle?: string
  /** `#` for a page, and for a name that has an anchor of its own. */
  sectionRef?: string
  /** Heading of the section that defines a name. */
  section?: string
  /** Path, with `#id` for a section. */
  url: string
  /** Text that stands on the page, from which snippets are cut. */
  content: string
  /** What the page is about, in its front matter's words: found, but not shown; pages alone have one. */
  summary?: string
  /** Divided by commas: front matter keywords, identifiers in code samples, code beside a name. */
  keywords: string
  /** How readers would ask for the page; pages alone have some. */
  questions?: string[]
  /** Something else took its place, as its front matter says; of pages alone. */
  deprecated?: true
  /** Label of the documentation's version. */
  version?: string
  /** Name of the sidebar that holds the page. */
  facet: Facet
  /** `h2` to `h6` for a section, `NAME_TAG` for a name. */
  tagName?: string
}

/** A name that has an anchor of its own, and whose text stands in no section. */
export function hasOwnPlace({ type, sectionRef }: SearchEntry): boolean {
  return type === 1 && sectionRef !== undefined
}

const OPERATION = /^(?:GET|POST|PUT|PATCH|DELETE) \//

/** An operation of the API at its own block, titled by method and path. */
export function isOperation(entry: SearchEntry): boolean {
  return hasOwnPlace(entry) && OPERATION.test(entry.title)
}

export interface SearchDocuments {
  searchDocs: SearchEntry[]
  /** What is answered beside pages; absent where only titles are known. */
  answers?: AnswerData
  options: { maxHits: number; facets: { name: Facet; label: string }[] }
}

/** Parses search documents. Throws when the text is not what it says it is. */
export function parseDocuments(json: string): SearchDocuments {
  const documents = JSON.parse(json) as SearchDocuments
  if (!Array.isArray(documents?.searchDocs) || !Array.isArray(documents.options?.facets)) {
    throw new TypeError('The search documents have no searchDocs or no options')
  }
  return documents
}
