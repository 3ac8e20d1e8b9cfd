// What the search is made from and when: left out where it would not fit. What the data holds is in search-parts.ts.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import type { Reads } from '../../graph/step.ts'
import type { AnswerParts } from './answer-parts.ts'
import type { SearchFiles } from './outputs.step.ts'
import { searchData, type SearchDataInput, type SearchedPage } from './search-parts.ts'

/** Most text that is indexed: its index comes near the 25 MiB that one stored value may hold. */
const MAX_TEXT_BYTES = 12_000_000

export interface SearchInput {
  /** Name of the content folder in diagnostics. */
  label: string
  /** In the order of the sidebars. */
  pages: readonly SearchedPage[]
  facetOf: ReadonlyMap<SearchedPage, string>
  facets: SearchDataInput['facets']
  /** What is answered in the first row. */
  answers: AnswerParts
  maxTextBytes?: number
}

export function searchOutput(reads: Pick<Reads, 'publish'>, input: SearchInput): SearchFiles {
  const { label, pages, facetOf, facets, maxTextBytes = MAX_TEXT_BYTES } = input
  const size = textSize(pages)
  if (size > maxTextBytes) return { diagnostics: [tooLarge(label, size, maxTextBytes)] }
  const { answers, diagnostics } = input.answers
  const data = searchData({ pages, facets, facetOf: (page) => facetOf.get(page) ?? '', answers })
  return {
    data: {
      index: reads.publish(data.index),
      documents: reads.publish(data.documents),
      titles: reads.publish(data.titles),
      text: reads.publish(data.text),
    },
    diagnostics,
  }
}

function textSize(pages: readonly SearchedPage[]): number {
  return pages.reduce(
    (sum, page) => sum + page.sections.reduce((length, { text }) => length + text.length, 0),
    0,
  )
}

function tooLarge(label: string, size: number, limit: number): Diagnostic {
  return {
    code: 'search-data-too-large',
    severity: 'warning',
    place: { file: label },
    what: `the pages hold ${formatBytes(size)} of text, and the search indexes up to ${formatBytes(limit)}`,
    fix: 'leave large pages out of the index with `noindex: true`; this release has no search',
  }
}
