// The format of the search data: the entries and options of /search-doc.json. An entry's index in `searchDocs` is its
// reference in the lunr index.

import type { AnswerData } from './answer-data.ts'

export type Facet = string

/** `tagName` of an entry for a name that a section defines: a field, code, header, method or operation. */
export const NAME_TAG = 'code'

export interface SearchEntry {
  /** Page title, section heading, or the name as written. */
  title: string
  /** 0: a page with the text before its first heading; 1: a section, or a name that it defines. */
  type: 0 | 1
  /** Title of the page that contains the section. */
  pageTitle?: string
  /** `#` for a page, and for a name with its own anchor. */
  sectionRef?: string
  /** Heading of the section that defines a name. */
  section?: string
  /** Path, with `#id` for a section. */
  url: string
  /** Text of the page, from which snippets are cut. */
  content: string
  /** The page's description from its front matter: searched but not shown; only pages have one. */
  summary?: string
  /** Comma-separated: front matter keywords, identifiers in code samples, code beside a name. */
  keywords: string
  /** Questions that the page answers, as readers would ask them; only pages have any. */
  questions?: string[]
  /** Deprecated, according to its front matter; only pages have this. */
  deprecated?: true
  /** Label of the documentation's version. */
  version?: string
  /** Name of the page's sidebar. */
  facet: Facet
  /** `h2` to `h6` for a section, `NAME_TAG` for a name. */
  tagName?: string
}

/** A name that has its own anchor and whose text is in no section. */
export function hasOwnPlace({ type, sectionRef }: SearchEntry): boolean {
  return type === 1 && sectionRef !== undefined
}

/** A section, and not a name that one defines. */
export const isHeading = ({ type, tagName }: SearchEntry): boolean => type === 1 && tagName !== NAME_TAG

const OPERATION = /^(?:GET|POST|PUT|PATCH|DELETE) \//

/** An operation of the API with its own anchor, titled by method and path. */
export function isOperation(entry: SearchEntry): boolean {
  return hasOwnPlace(entry) && OPERATION.test(entry.title)
}

export interface SearchDocuments {
  searchDocs: SearchEntry[]
  /** Data for answers; absent where only titles are loaded. */
  answers?: AnswerData
  options: {
    maxHits: number
    facets: { name: Facet; label: string }[]
    /** The part that holds the API reference, if there is one. */
    reference?: Facet
  }
}

/** Parses search documents. Throws if the text is not valid. */
export function parseDocuments(json: string): SearchDocuments {
  const documents = JSON.parse(json) as SearchDocuments
  if (!Array.isArray(documents?.searchDocs) || !Array.isArray(documents.options?.facets)) {
    throw new TypeError('The search documents have no searchDocs or no options')
  }
  return documents
}
