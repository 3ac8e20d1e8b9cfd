// What a page as a whole says to a question, for all of its rows alike.

import type { SearchData } from './search-data.ts'
import { titleShare, type WantedTerm } from './title-share.ts'

export interface PageShare {
  /** How much of the question the page's title holds, and the best of the questions that readers ask for it. */
  title: number
  question: number
  deprecated: boolean
}

/** Shares of pages by their numbers, kept once made. */
export function pageSharesOf(
  { pages, factsOf, row }: SearchData,
  terms: readonly WantedTerm[],
): (page: number) => PageShare {
  const known: PageShare[] = []
  return (page) => {
    if (known[page]) return known[page]
    const first = pages.firstOf[page]!
    const { phrase, questions } = factsOf(first)
    const question = questions.reduce((best, asked) => Math.max(best, titleShare(asked, terms)), 0)
    return (known[page] = {
      title: titleShare(phrase, terms),
      question,
      deprecated: row(first).deprecated === true,
    })
  }
}
