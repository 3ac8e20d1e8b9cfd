// A result as people see it, in the box and on the results page: its texts with the words found marked.

import { markedText, type TextPart } from './marked-text.ts'
import type { Facet } from '../index/search-documents.ts'
import type { SearchResult } from '../query/run-search.ts'
import type { WordMatcher } from '../query/word-matcher.ts'

export interface ShownResult {
  url: string
  /** Path of the page. */
  page: string
  /** Title of the page. */
  title: TextPart[]
  /** Empty for the page itself. */
  section: TextPart[]
  snippet: TextPart[]
  /** Headings that the section stands under. */
  trail: string[]
  operation?: SearchResult['operation']
  facet: Facet
  /** Words found, as they stand in the texts: what to mark on the page. */
  words: string[]
}

export function shownResult(result: SearchResult, matcher: WordMatcher): ShownResult {
  const { url, page, facet, trail, operation } = result
  const [title, section, snippet] = [result.title, result.section, result.snippet].map((text) =>
    markedText(text, matcher),
  ) as [TextPart[], TextPart[], TextPart[]]
  const found = [...title, ...section, ...snippet].filter(({ mark }) => mark)
  return {
    url,
    page,
    title,
    section,
    snippet,
    trail,
    ...(operation && { operation }),
    facet,
    words: [...new Set(found.map(({ text }) => text.toLowerCase()))],
  }
}
