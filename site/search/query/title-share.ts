// How much of the query a title or question contains, and whether it contains little else.

import type { AskedTerms } from './ask-terms.ts'
import type { Phrase } from './entry-facts.ts'
import { isKnown } from './look-up.ts'
import type { QueryTerm } from './query-parser.ts'
import type { SearchData } from './search-data.ts'
import { stem } from '../index/stem.ts'
import type { TermIndex } from '../index/term-index.ts'
import { isTypoOf } from '../index/typo.ts'
import { QUESTION_IS_SHORT, TITLE_IS_SHORT } from './weights.ts'

/** The word sequences that match one thing asked for. */
export interface WantedTerm {
  /** As typed, and its synonyms; each word with its stem. */
  sequences: { word: string; stem: string }[][]
  /** Inverse document frequency, dampened. */
  rarity: number
  /** No text contains it as typed. */
  misspelt: boolean
}

/** The significant terms of a query, as titles and questions are compared with them. */
export function wantedTerms(index: TermIndex, { terms }: Pick<AskedTerms, 'terms'>): WantedTerm[] {
  return terms
    .filter(({ term }) => !term.optional)
    .map(({ term, rarity }) => ({
      rarity,
      misspelt: !isKnown(index, term),
      sequences: sequencesOf(term),
    }))
}

export const sequencesOf = ({ alternatives }: QueryTerm): WantedTerm['sequences'] =>
  alternatives.map((words) => words.flatMap(({ parts }) => parts).map((word) => ({ word, stem: stem(word) })))

/** Shorter prefixes say little about a title. */
const MIN_LENGTH = 3
/** Score of a title that contains everything and nothing else. */
const WHOLE = 1 + TITLE_IS_SHORT

/** What a missing word is forgiven if the query says all of the title. */
const LENIENCY = 0.5

/** 0 if the title contains none of it. Half of it counts about a quarter, and more where the query says all of the title. */
export function titleShare(title: Phrase, terms: readonly WantedTerm[]): number {
  const { recall, precision } = overlap(title, terms)
  return recall ** (2 - LENIENCY * precision) * (1 + TITLE_IS_SHORT * precision)
}

/** The same of a question that a page answers. Readers ask in many words: half of them count half. */
function questionShare(question: Phrase, terms: readonly WantedTerm[]): number {
  const { recall, precision } = overlap(question, terms)
  return recall * (1 + QUESTION_IS_SHORT * precision)
}

interface Overlap {
  /** How much of the query the title contains, and how much of the title the query does: 0 to 1. */
  recall: number
  precision: number
}

export function overlap(title: Phrase, terms: readonly WantedTerm[]): Overlap {
  let words = 0
  let held = 0
  let all = 0
  for (const term of terms) {
    all += term.rarity
    const sequence = heldSequence(title, term)
    if (!sequence) continue
    held += term.rarity
    words += sequence.length
  }
  return held === 0
    ? { recall: 0, precision: 0 }
    : { recall: held / all, precision: Math.min(1, words / title.weight) }
}

function heldSequence(
  title: Phrase,
  { sequences, misspelt }: WantedTerm,
): WantedTerm['sequences'][number] | undefined {
  return sequences.find((pieces) =>
    pieces.every(({ word, stem }) => title.stems.includes(stem) || holdsLike(title, word, misspelt)),
  )
}

/** The share of the terms that one of the texts contains. */
export function recallOfAll(texts: readonly Phrase[], terms: readonly WantedTerm[]): number {
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  const held = terms.filter((term) => texts.some((text) => heldSequence(text, term)))
  return all === 0 ? 0 : held.reduce((sum, { rarity }) => sum + rarity, 0) / all
}

/** Whether a share means that the title contains the whole query and nothing else. */
export const isWhole = (share: number): boolean => share > WHOLE - 0.01

/** As a prefix, or with a typo if the term is misspelt. */
function holdsLike({ words }: Phrase, typed: string, misspelt: boolean): boolean {
  if (typed.length < MIN_LENGTH) return false
  return words.some((word) => word.startsWith(typed) || (misspelt && isTypoOf(word, typed)))
}

/** How well a page as a whole matches the query, the same for all of its rows. */
export interface PageShare {
  /** How well the page's title, and the best of its questions, cover the query. */
  title: number
  question: number
  /** How much of the page's title the query does not say: 0 to 1. */
  otherTitle: number
  deprecated: boolean
}

/** Shares by page number, memoised. */
export function pageSharesOf(
  { pages, factsOf, row }: SearchData,
  terms: readonly WantedTerm[],
): (page: number) => PageShare {
  const known: PageShare[] = []
  return (page) => {
    if (known[page]) return known[page]
    const first = pages.firstOf[page]!
    const { phrase, questions } = factsOf(first)
    const question = questions.reduce((best, asked) => Math.max(best, questionShare(asked, terms)), 0)
    return (known[page] = {
      title: titleShare(phrase, terms),
      question,
      otherTitle: 1 - overlap(phrase, terms).precision,
      deprecated: row(first).deprecated === true,
    })
  }
}
