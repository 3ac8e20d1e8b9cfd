// Looks up a query term in the index: whole, by stem, by prefix, by parts, and with typos.

import type { QueryTerm } from './query-parser.ts'
import { inAll, Scores } from './scores.ts'
import { stem } from '../index/stem.ts'
import type { Postings, TermIndex } from '../index/term-index.ts'
import type { Word } from '../index/tokenize.ts'
import { isTypoOf } from '../index/typo.ts'
import { MATCH_WEIGHTS } from './weights.ts'

/** One-letter prefixes would match half of the index. */
const PREFIX_MIN_LENGTH = 2
/** A shorter word in the middle of a query is complete: there, `DPA` is not the start of `DPAN`. */
const FINISHED_PREFIX_MIN_LENGTH = 4

/** How a word may go on. */
interface Completion {
  /** Letters from which on. */
  least: number
  /** Where other words follow, fewer parts of the index are read for it. */
  isFollowed: boolean
}

const completionOf = ({ finished, followed }: QueryTerm): Completion => ({
  least: finished ? FINISHED_PREFIX_MIN_LENGTH : PREFIX_MIN_LENGTH,
  isFollowed: followed,
})
/** Nobody is typing a synonym, or a word that is nothing of ours. */
const COMPLETE: Completion = { least: Infinity, isFollowed: true }
/** So few matches for a prefix may be coincidental. */
const RARE = 30

/** Limit on the terms considered as completions or corrections. */
const MOST_COMPLETED = 20
const MOST_MEANT = 10

/** Letters that may be cut from the end, and how many must remain. */
const SHORTENED_BY = 4
const SHORTENED_MIN_LENGTH = 5

/** Requests everything that the words need, so that missing parts are read in one round when the index settles. */
export function askFor(index: TermIndex, terms: readonly QueryTerm[]): void {
  const halved = halvedName(terms)
  if (halved !== undefined) index.postings(halved)
  for (const term of terms) {
    for (const form of formsOf(term.alternatives.flat())) {
      index.postings(form)
      index.postings(stem(form))
    }
    const { least, isFollowed } = completionOf(term)
    for (const form of formsOf(term.alternatives[0] ?? []))
      if (form.length >= least) index.termsBeginning(form, isFollowed)
  }
}

const formsOf = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap(({ joined, parts }) => [joined, ...parts]))

/** `web hook` may be one name typed as two words. */
export function halvedName(terms: readonly QueryTerm[]): string | undefined {
  const words = terms.flatMap(({ alternatives: [typed = []] }) => typed)
  return words.length === 2 ? words.map(({ joined }) => joined).join('') : undefined
}

/**
 * Scores of one term: the best of its alternatives. Typos and other word forms are tried if no text contains the word
 * as typed, unless it is clearly a prefix of one.
 */
export function lookUp(index: TermIndex, term: QueryTerm): Scores {
  const [asTyped = [], ...synonyms] = term.alternatives
  if (term.foreign) return lookUpWords(index, asTyped, COMPLETE)
  const completion = completionOf(term)
  const best = lookUpWords(index, asTyped, completion)
  for (const words of synonyms) best.keepBestOf(lookUpWords(index, words, COMPLETE), MATCH_WEIGHTS.synonym)
  if (best.size > RARE || (best.size > 0 && isKnown(index, term))) return best
  const factor = best.size > 0 ? MATCH_WEIGHTS.unsure : 1
  const corrected = inAll(asTyped.map((word) => lookUpTypo(index, word, completion)))
  best.keepBestOf(corrected, factor)
  const shortened = asTyped.map(({ joined }) => lookUpShortened(index, joined, best.size, completion))
  best.keepBestOf(inAll(shortened), best.size > 0 ? MATCH_WEIGHTS.unsure : 1)
  return best
}

/** Whether the index contains the words as typed, exactly or by stem. */
export function isKnown(index: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) => isTerm(index, joined))
}

/** Whether any text contains the words, what else they are called, or words that they are the beginning of. */
export function occurs(index: TermIndex, term: QueryTerm): boolean {
  const { least, isFollowed } = completionOf(term)
  const [typed = []] = term.alternatives
  return (
    term.alternatives.some((words) => words.every((word) => hasParts(index, word))) ||
    typed.every(({ joined }) => joined.length >= least && index.termsBeginning(joined, isFollowed).length > 0)
  )
}

const hasParts = (index: TermIndex, { joined, parts }: Word): boolean =>
  isTerm(index, joined) || parts.every((part) => isTerm(index, part))

/** Whether any text contains the word in some form. */
export const isTerm = (index: TermIndex, word: string): boolean =>
  [word, stem(word)].some((term) => index.postings(term) !== undefined)

const lookUpWords = (index: TermIndex, words: readonly Word[], completion: Completion): Scores =>
  inAll(words.map((word) => lookUpWord(index, word, completion)))

function lookUpWord(index: TermIndex, { joined, parts }: Word, completion: Completion): Scores {
  const scores = lookUpForms(index, joined, completion)
  if (parts.length === 1) return scores
  const found = parts.map((part) => lookUpForms(index, part, completion))
  scores.keepBestOf(inAll(found), MATCH_WEIGHTS.parts)
  addTerm(scores, index, joined, MATCH_WEIGHTS.identifier)
  return scores
}

function lookUpForms(index: TermIndex, term: string, { least, isFollowed }: Completion): Scores {
  const scores = new Scores()
  const stemmed = stem(term)
  const { whole, stem: further } = MATCH_WEIGHTS
  addTerm(scores, index, term, stemmed === term ? whole + further : whole)
  if (stemmed !== term) addTerm(scores, index, stemmed, further)
  if (term.length < least) return scores
  const longer = new Scores()
  const completed = index.termsBeginning(term, isFollowed).filter((known) => known !== term)
  for (const known of nearest(completed, term, MOST_COMPLETED))
    keepBestOfTerm(longer, index, known, MATCH_WEIGHTS.beginning)
  if (scores.size === 0) return longer
  longer.ids.forEach((id, at) => scores.add(id, longer.values[at]!, longer.titles[at]!))
  return scores
}

function lookUpTypo(index: TermIndex, { joined, parts }: Word, completion: Completion): Scores {
  const whole = termsNear(index, joined)
  if (whole.size > 0 || parts.length === 1) return whole
  const found = parts.map((part) => {
    const asTyped = lookUpForms(index, part, completion)
    return asTyped.size > 0 ? asTyped : termsNear(index, part)
  })
  return inAll(found)
}

/**
 * `tokenizati` should find `tokenize` where few texts say `tokenization`: the last letters may belong to another form.
 * Shortens the term until it matches more entries than `known`.
 */
function lookUpShortened(index: TermIndex, term: string, known: number, completion: Completion): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length), completion)
    if (scores.size > known) return scores
  }
  return new Scores()
}

/** Also by stem, since a text may contain another form of the intended word. */
function termsNear(index: TermIndex, typed: string): Scores {
  const scores = new Scores()
  const stemmed = stem(typed)
  const meant = index.termsLike(typed).filter((term) => isTypoOf(term, typed) || isTypoOf(term, stemmed))
  for (const term of nearest(meant, typed, MOST_MEANT)) {
    keepBestOfTerm(scores, index, term, MATCH_WEIGHTS.typo)
    keepBestOfTerm(scores, index, stem(term), MATCH_WEIGHTS.typo)
  }
  return scores
}

/** Those closest in length to what was typed: the others are less likely. */
function nearest(terms: readonly string[], typed: string, most: number): readonly string[] {
  if (terms.length <= most) return terms
  const far = (term: string): number => Math.abs(term.length - typed.length)
  return terms.toSorted((a, b) => far(a) - far(b)).slice(0, most)
}

function addTerm(scores: Scores, index: TermIndex, term: string, factor: number): void {
  const { ids, weights, titles } = index.postings(term) ?? NOTHING
  for (let at = 0; at < ids.length; at++) scores.add(ids[at]!, weights[at]! * factor, titles[at]!)
}

function keepBestOfTerm(scores: Scores, index: TermIndex, term: string, factor: number): void {
  const { ids, weights, titles } = index.postings(term) ?? NOTHING
  for (let at = 0; at < ids.length; at++)
    scores.keepBest(ids[at]!, weights[at]! * factor, titles[at]! * CLEARLY)
}

const NOTHING: Postings = { ids: new Uint32Array(), weights: new Float32Array(), titles: new Float32Array() }
/** Weight of a title that contains the word in another form, relative to the word itself. */
const CLEARLY = 0.6
