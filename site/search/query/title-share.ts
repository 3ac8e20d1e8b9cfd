// How much of what was asked a title or question holds, and whether it holds little else.

import type { Phrase } from './entry-facts.ts'
import type { SearchData } from './search-data.ts'
import { isTypoOf } from '../index/typo.ts'
import { TITLE_IS_SHORT } from './weights.ts'

/** The words that one thing asked for may stand under. */
export interface WantedTerm {
  /** As typed, and what stands for it; each word with its stem. */
  sequences: { word: string; stem: string }[][]
  /** How much it says: more for a word that few pages hold. */
  rarity: number
  /** No text holds it as it was typed. */
  misspelt: boolean
}

/** Shorter beginnings say little of a title. */
const MIN_LENGTH = 3
/** What a title gets that holds all and nothing else. */
const WHOLE = 1 + TITLE_IS_SHORT

/** 0 for a title that holds none of it; squared, so that half of it is a quarter. */
export function titleShare(title: Phrase, terms: readonly WantedTerm[]): number {
  let words = 0
  let held = 0
  let all = 0
  for (const { sequences, rarity, misspelt } of terms) {
    all += rarity
    const sequence = sequences.find((pieces) =>
      pieces.every(({ word, stem }) => title.stems.includes(stem) || holdsLike(title, word, misspelt)),
    )
    if (!sequence) continue
    held += rarity
    words += sequence.length
  }
  if (held === 0) return 0
  return (held / all) ** 2 * (1 + TITLE_IS_SHORT * Math.min(1, words / title.weight))
}

/** Whether a share is that of a title which holds all that was asked and nothing else. */
export const isWhole = (share: number): boolean => share > WHOLE - 0.01

/** As the beginning of a word, or with a typo where the reader made one. */
function holdsLike({ words }: Phrase, typed: string, misspelt: boolean): boolean {
  if (typed.length < MIN_LENGTH) return false
  return words.some((word) => word.startsWith(typed) || (misspelt && isTypoOf(word, typed)))
}

/** What a page as a whole says to the question, for all of its rows alike. */
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
