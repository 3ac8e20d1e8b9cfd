// A result as displayed in the dialog and on the results page, with matching words marked.

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
  /** Headings above the section. */
  trail: string[]
  operation?: SearchResult['operation']
  /** The snippet starts with a name that the section defines. */
  named?: true
  facet: Facet
  /** Words to highlight on the page: the matches as written, or the heading if it was found by a synonym. */
  words: string[]
}

export function shownResult(result: SearchResult, matcher: WordMatcher): ShownResult {
  const { url, page, facet, trail, operation, named } = result
  const [title, section, snippet] = [result.title, result.section, result.snippet].map((text) =>
    markedText(text, matcher),
  ) as [TextPart[], TextPart[], TextPart[]]
  const found = [...title, ...section, ...snippet].filter(({ mark }) => mark)
  const words = found.length > 0 ? found.map(({ text }) => text) : [result.section || result.title]
  return {
    url,
    page,
    title,
    section,
    snippet,
    trail,
    ...(operation && { operation }),
    ...(named && { named }),
    facet,
    words: [...new Set(words.map((word) => word.toLowerCase()))],
  }
}
