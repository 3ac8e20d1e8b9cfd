// How a term of a query is found in the index: whole, by stem, by its beginning, by its parts, with a typo.

import type { QueryTerm } from './parse-query.ts'
import { inAll, Scores } from './scores.ts'
import { stem } from '../index/stem.ts'
import type { Postings, TermIndex } from '../index/term-index.ts'
import type { Word } from '../index/tokenize.ts'
import { isTypoOf } from '../index/typo.ts'
import { MATCH_WEIGHTS } from './weights.ts'

/** Beginnings of one letter would match half of the index. */
const PREFIX_MIN_LENGTH = 2
/** So few entries with a word that begins so may hold it by chance. */
const RARE = 30

/** Letters of an ending that no text has, and what must be left. */
const SHORTENED_BY = 4
const SHORTENED_MIN_LENGTH = 5

/** Asks for all that the words are looked up by, so that what has yet to be read is read at once when the index settles. */
export function askFor(index: TermIndex, terms: readonly QueryTerm[]): void {
  for (const { joined, parts } of terms.flatMap(({ alternatives }) => alternatives.flat(2))) {
    for (const form of new Set([joined, ...parts])) {
      index.postings(form)
      index.postings(stem(form))
      if (form.length >= PREFIX_MIN_LENGTH) index.termsBeginning(form)
    }
  }
}

/**
 * Scores of one term: the best of its alternatives. Typos and other endings are looked for where no text holds the
 * word as it was typed, unless it is clearly the beginning of one.
 */
export function lookUp(index: TermIndex, term: QueryTerm): Scores {
  const best = new Scores()
  term.alternatives.forEach((words, position) => {
    const found = words.map((word) => lookUpWord(index, word))
    best.keepBestOf(inAll(found), position === 0 ? 1 : MATCH_WEIGHTS.synonym)
  })
  if (best.size > RARE || (best.size > 0 && isKnown(index, term))) return best
  const factor = best.size > 0 ? MATCH_WEIGHTS.unsure : 1
  const typed = term.alternatives[0] ?? []
  const corrected = inAll(typed.map((word) => lookUpTypo(index, word)))
  best.keepBestOf(corrected, factor)
  const shortened = typed.map(({ joined }) => lookUpShortened(index, joined, best.size))
  best.keepBestOf(inAll(shortened), best.size > 0 ? MATCH_WEIGHTS.unsure : 1)
  return best
}

/** Whether the index knows the words as they were typed, whole or by stem. */
export function isKnown(index: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) => isTerm(index, joined))
}

/** Whether any text holds the word, or another form of it. */
export const isTerm = (index: TermIndex, word: string): boolean =>
  [word, stem(word)].some((term) => index.postings(term) !== undefined)

function lookUpWord(index: TermIndex, { joined, parts }: Word): Scores {
  const scores = lookUpForms(index, joined)
  if (parts.length === 1) return scores
  const found = parts.map((part) => lookUpForms(index, part))
  scores.keepBestOf(inAll(found), MATCH_WEIGHTS.parts)
  addTerm(scores, index, joined, MATCH_WEIGHTS.identifier)
  return scores
}

function lookUpForms(index: TermIndex, term: string): Scores {
  const scores = new Scores()
  addTerm(scores, index, term, MATCH_WEIGHTS.whole)
  addTerm(scores, index, stem(term), MATCH_WEIGHTS.stem)
  if (term.length < PREFIX_MIN_LENGTH) return scores
  const longer = new Scores()
  for (const completed of index.termsBeginning(term)) {
    if (completed !== term) keepBestOfTerm(longer, index, completed, MATCH_WEIGHTS.beginning)
  }
  for (const [id, score] of longer.values) scores.add(id, score, longer.titles.get(id) ?? 0)
  return scores
}

function lookUpTypo(index: TermIndex, { joined, parts }: Word): Scores {
  const whole = termsNear(index, joined)
  if (whole.size > 0 || parts.length === 1) return whole
  const found = parts.map((part) => {
    const asTyped = lookUpForms(index, part)
    return asTyped.size > 0 ? asTyped : termsNear(index, part)
  })
  return inAll(found)
}

/**
 * `tokenizati` leads to `tokenize` where few texts say `tokenization`: the last letters may be of another form. Shortened
 * until more entries are found than `known`.
 */
function lookUpShortened(index: TermIndex, term: string, known: number): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length))
    if (scores.size > known) return scores
  }
  return new Scores()
}

/** By the stem too: a text may hold another form of the word meant. */
function termsNear(index: TermIndex, typed: string): Scores {
  const scores = new Scores()
  const stemmed = stem(typed)
  for (const term of index.termsLike(typed)) {
    if (!isTypoOf(term, typed) && !isTypoOf(term, stemmed)) continue
    keepBestOfTerm(scores, index, term, MATCH_WEIGHTS.typo)
    keepBestOfTerm(scores, index, stem(term), MATCH_WEIGHTS.typo)
  }
  return scores
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
/** What a title counts that holds the word in another form, against the word itself. */
const CLEARLY = 0.6
