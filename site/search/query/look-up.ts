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
const leastPrefix = (finished: boolean): number => (finished ? FINISHED_PREFIX_MIN_LENGTH : PREFIX_MIN_LENGTH)
/** So few matches for a prefix may be coincidental. */
const RARE = 30

/** Limit on the terms considered as completions or corrections. */
const MOST_COMPLETED = 40
const MOST_MEANT = 10

/** Letters that may be cut from the end, and how many must remain. */
const SHORTENED_BY = 4
const SHORTENED_MIN_LENGTH = 5

/** Requests everything that the words need, so that missing parts are read in one round when the index settles. */
export function askFor(index: TermIndex, terms: readonly QueryTerm[]): void {
  const halved = halvedName(terms)
  if (halved !== undefined) index.postings(halved)
  for (const { alternatives, finished } of terms) {
    for (const form of new Set(alternatives.flat(2).flatMap(({ joined, parts }) => [joined, ...parts]))) {
      index.postings(form)
      index.postings(stem(form))
      if (form.length >= leastPrefix(finished)) index.termsBeginning(form)
    }
  }
}

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
  const least = leastPrefix(term.finished)
  const best = lookUpWords(index, asTyped, least)
  for (const words of synonyms) best.keepBestOf(lookUpWords(index, words, least), MATCH_WEIGHTS.synonym)
  if (best.size > RARE || (best.size > 0 && isKnown(index, term))) return best
  const factor = best.size > 0 ? MATCH_WEIGHTS.unsure : 1
  const corrected = inAll(asTyped.map((word) => lookUpTypo(index, word, least)))
  best.keepBestOf(corrected, factor)
  const shortened = asTyped.map(({ joined }) => lookUpShortened(index, joined, best.size, least))
  best.keepBestOf(inAll(shortened), best.size > 0 ? MATCH_WEIGHTS.unsure : 1)
  return best
}

/** Whether the index contains the words as typed, exactly or by stem. */
export function isKnown(index: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) => isTerm(index, joined))
}

/** Whether any text contains the word in some form. */
export const isTerm = (index: TermIndex, word: string): boolean =>
  [word, stem(word)].some((term) => index.postings(term) !== undefined)

const lookUpWords = (index: TermIndex, words: readonly Word[], least: number): Scores =>
  inAll(words.map((word) => lookUpWord(index, word, least)))

function lookUpWord(index: TermIndex, { joined, parts }: Word, least: number): Scores {
  const scores = lookUpForms(index, joined, least)
  if (parts.length === 1) return scores
  const found = parts.map((part) => lookUpForms(index, part, least))
  scores.keepBestOf(inAll(found), MATCH_WEIGHTS.parts)
  addTerm(scores, index, joined, MATCH_WEIGHTS.identifier)
  return scores
}

/** `least`: the letters of a prefix. */
function lookUpForms(index: TermIndex, term: string, least: number): Scores {
  const scores = new Scores()
  addTerm(scores, index, term, MATCH_WEIGHTS.whole)
  addTerm(scores, index, stem(term), MATCH_WEIGHTS.stem)
  if (term.length < least) return scores
  const longer = new Scores()
  const completed = index.termsBeginning(term).filter((known) => known !== term)
  for (const known of nearest(completed, term, MOST_COMPLETED))
    keepBestOfTerm(longer, index, known, MATCH_WEIGHTS.beginning)
  if (scores.size === 0) return longer
  longer.ids.forEach((id, at) => scores.add(id, longer.values[at]!, longer.titles[at]!))
  return scores
}

function lookUpTypo(index: TermIndex, { joined, parts }: Word, least: number): Scores {
  const whole = termsNear(index, joined)
  if (whole.size > 0 || parts.length === 1) return whole
  const found = parts.map((part) => {
    const asTyped = lookUpForms(index, part, least)
    return asTyped.size > 0 ? asTyped : termsNear(index, part)
  })
  return inAll(found)
}

/**
 * `tokenizati` should find `tokenize` where few texts say `tokenization`: the last letters may belong to another form.
 * Shortens the term until it matches more entries than `known`.
 */
function lookUpShortened(index: TermIndex, term: string, known: number, least: number): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length), least)
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
