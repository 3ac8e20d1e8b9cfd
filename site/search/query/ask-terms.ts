// How strongly rows and pages match the query, term by term, without requiring every word: a missing one lowers the
// score. BM25F in two steps: fields are weighted and summed, then the sum saturates.

import { askFor, isKnown, lookUp, occurs } from './look-up.ts'
import type { PageTable } from './page-table.ts'
import type { QueryTerm } from './query-parser.ts'
import type { SearchData } from './search-data.ts'
import type { Word } from '../index/tokenize.ts'
import type { TermIndex } from '../index/term-index.ts'
import { CLEAR_TITLE, OPTIONAL_WORD, PAGE_LEAD, RARITY, SATURATION, UNTITLED_WORD } from './weights.ts'

interface AskedTerm {
  term: QueryTerm
  /** Inverse document frequency, dampened, and less for a word that no title contains. */
  rarity: number
  /** Some text contains it, in some form or misspelt. */
  isFound: boolean
  /** A page's title is this word and little else, or few pages have it and a heading says it. */
  isSubject: boolean
}

export interface AskedTerms {
  terms: readonly AskedTerm[]
  /** Total rarity of all significant words. */
  all: number
  /** Rows that match any of them, in the order found. */
  found: readonly number[]
  /** By row: its own score, bounded by slightly more than `all`. */
  own: Float64Array
  /** By row: total rarity and number of the words that it contains. */
  said: Float64Array
  held: Uint8Array
  /** By row: rarity of the words in its title, less if the title says much else. */
  titled: Float64Array
  /** By page: like `own`, over its introduction and all sections. */
  onPage: Float64Array
}

/** The words that say what the query is about. */
export const requiredOf = (terms: readonly AskedTerm[]): AskedTerm[] =>
  terms.filter(({ term }) => !term.optional)

export function askTerms(index: TermIndex, pages: PageTable, terms: readonly QueryTerm[]): AskedTerms {
  const { size, pageOf, firstOf, lengthFactor } = pages
  askFor(index, terms)
  index.settle()
  const own = new Float64Array(size)
  const said = new Float64Array(size)
  const titled = new Float64Array(size)
  const held = new Uint8Array(size)
  const onPage = new Float64Array(firstOf.length)
  const found: number[] = []
  const asked = terms.map((term): AskedTerm => {
    const { ids, values, titles } = lookUp(index, term)
    const strengths = new Float64Array(firstOf.length)
    const holders: number[] = []
    ids.forEach((id, at) => {
      const page = pageOf[id]!
      const value = values[at]!
      if (strengths[page] === 0) holders.push(page)
      strengths[page]! += firstOf[page] === id ? value * PAGE_LEAD : value / lengthFactor[page]!
    })
    const telling = UNTITLED_WORD + (1 - UNTITLED_WORD) * Math.min(1, most(titles) / CLEAR_TITLE)
    const rarity =
      telling * Math.log(1 + (firstOf.length - holders.length + 0.5) / (holders.length + 0.5)) ** RARITY
    const share = term.optional ? OPTIONAL_WORD * rarity : rarity
    for (const page of holders) onPage[page]! += share * bounded(strengths[page]!, SATURATION.page)
    ids.forEach((id, at) => {
      own[id]! += share * bounded(values[at]!, SATURATION.row)
      if (term.optional) return
      if (held[id] === 0) found.push(id)
      held[id]!++
      said[id]! += rarity
      titled[id]! += rarity * titles[at]!
    })
    const isRare = holders.length * FEW < firstOf.length
    const isSubject = ids.some((id, at) => {
      const title = titles[at]!
      return (title >= SUBJECT && firstOf[pageOf[id]!] === id) || (isRare && title >= HEADED)
    })
    return { term, rarity, isFound: ids.length > 0, isSubject }
  })
  // Misspelt words may lead to parts that have not been read yet.
  index.settle()
  const all = asked.reduce((sum, { term, rarity }) => sum + (term.optional ? 0 : rarity), 0)
  return { terms: asked, all, found, own, said, held, titled, onPage }
}

/**
 * How strongly the best row must say a query of several words, and how much more of it if all of them were foreign to
 * the texts, or absent in every form and by every other name. Found by logistic regression on absurd queries and on
 * questions that no table holds (docs/search-tuning.md).
 */
const LEAST_SAID = 0.12
const FOREIGN = 0.5
const ABSENT = 0.2
/** How much more where none of three words or more is what a page or a section is about. */
const NO_SUBJECT = 0.1

/** How strongly a title says its only word, and a heading each of a few. */
const SUBJECT = 0.55
const HEADED = 0.4
/** Fewer than one page in this many has a word that tells it from others. */
const FEW = 4

/** A shorter word may be a misspelt one. */
const FOREIGN_MIN_LENGTH = 5

/**
 * Tells a query that the site may answer from one about something else, of which only chance words occur: the more of
 * its words no text has, the more a single row must say of the others.
 */
export function mayBeAbout(
  { index, hasTexts }: Pick<SearchData, 'index' | 'hasTexts'>,
  { terms, found, own, all }: AskedTerms,
): boolean {
  const wanted = requiredOf(terms)
  if (wanted.length < 2) return true
  // Of two words, one may be a subject and the other a name that we do not know.
  if (wanted.length === 2 && wanted.some(({ term, isSubject }) => isSubject && isKnown(index, term)))
    return true
  const shareOf = (words: readonly AskedTerm[]): number => (hasTexts ? words.length / wanted.length : 0)
  const absent = wanted.filter(({ term }) => !occurs(index, term))
  // A misspelt word may be one.
  const mayBeSubject = ({ term, isFound, isSubject }: AskedTerm): boolean =>
    isSubject || (isFound && !isKnown(index, term))
  const hasSubject = !hasTexts || wanted.length === 2 || wanted.some(mayBeSubject)
  index.settle()
  const least =
    LEAST_SAID +
    FOREIGN * shareOf(wanted.filter(isForeign)) +
    ABSENT * shareOf(absent) +
    (hasSubject ? 0 : NO_SUBJECT)
  return found.some((id) => own[id]! >= least * all)
}

/**
 * What the best row must score: less for each further word, of which readers use more than a page has; more for words
 * that no text has as typed. Found by logistic regression on queries about other things in words that we have too
 * (docs/search-tuning.md).
 */
const LEAST_SCORE = 1.53
const FURTHER_WORD = 0.22
const MOST_WORDS = 6
const NOT_AS_TYPED = 0.95

/** Tells rows that are about the query from those that have its words by chance. `score`: of the best row. */
export function fits(
  { index, hasTexts }: Pick<SearchData, 'index' | 'hasTexts'>,
  { terms }: AskedTerms,
  score: number,
): boolean {
  const wanted = requiredOf(terms)
  if (!hasTexts || wanted.length < 2) return true
  const unknown = wanted.filter(({ term }) => !isKnown(index, term))
  index.settle()
  const least =
    LEAST_SCORE -
    FURTHER_WORD * Math.min(MOST_WORDS, wanted.length) +
    NOT_AS_TYPED * (unknown.length / wanted.length)
  return score >= least
}

/** A plain word that no text contains, whatever its form. */
const isForeign = ({ term: { alternatives, foreign }, isFound }: AskedTerm): boolean =>
  !isFound && (foreign || isPlain(alternatives[0]!))

const isPlain = (words: readonly Word[]): boolean =>
  words.some(({ joined, parts }) => parts.length === 1 && joined.length >= FOREIGN_MIN_LENGTH)

const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

/** Saturates from 0 to 1, with 0.5 at `middle`. */
const bounded = (strength: number, middle: number): number => strength / (strength + middle)
