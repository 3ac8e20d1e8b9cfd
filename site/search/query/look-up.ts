// How a term of a query is found in the index: whole, by stem, by its beginning, by its parts, with a typo.

import type { QueryTerm } from './parse-query.ts'
import { inAll, Scores } from './scores.ts'
import { stem } from '../index/stem.ts'
import { numberOf, numbersBeginning, type TermIndex } from '../index/term-index.ts'
import type { Word } from '../index/tokenize.ts'
import { isTypoOf } from './typo.ts'
import { MATCH_WEIGHTS } from './weights.ts'

/** Beginnings of one letter would match half of the index. */
const PREFIX_MIN_LENGTH = 2
/** So few entries with a word that begins so may hold it by chance. */
const RARE = 30

/** Letters of an ending that no text has, and what must be left. */
const SHORTENED_BY = 4
const SHORTENED_MIN_LENGTH = 5

/**
 * Scores of one term: the best of its alternatives. Typos and other endings are looked for where no text holds the
 * word as it was typed, unless it is clearly the beginning of one.
 */
export function lookUp(index: TermIndex, term: QueryTerm): Scores {
  const best = new Scores(index.size)
  term.alternatives.forEach((words, position) => {
    const found = words.map((word) => lookUpWord(index, word))
    best.keepBestOf(inAll(found, index.size), position === 0 ? 1 : MATCH_WEIGHTS.synonym)
  })
  if (best.ids.length > RARE || (best.ids.length > 0 && isKnown(index, term))) return best
  const factor = best.ids.length > 0 ? MATCH_WEIGHTS.unsure : 1
  const typed = term.alternatives[0] ?? []
  const corrected = inAll(
    typed.map((word) => lookUpTypo(index, word)),
    index.size,
  )
  best.keepBestOf(corrected, factor)
  const shortened = typed.map(({ joined }) => lookUpShortened(index, joined, best.ids.length))
  best.keepBestOf(inAll(shortened, index.size), best.ids.length > 0 ? MATCH_WEIGHTS.unsure : 1)
  return best
}

/** Whether the index knows the words as they were typed, whole or by stem. */
export function isKnown(index: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) => [joined, stem(joined)].some((term) => numberOf(index, term) >= 0))
}

function lookUpWord(index: TermIndex, { joined, parts }: Word): Scores {
  const scores = lookUpForms(index, joined)
  if (parts.length === 1) return scores
  const found = parts.map((part) => lookUpForms(index, part))
  scores.keepBestOf(inAll(found, index.size), MATCH_WEIGHTS.parts)
  addTerm(scores, index, numberOf(index, joined), MATCH_WEIGHTS.identifier)
  return scores
}

function lookUpForms(index: TermIndex, term: string): Scores {
  const scores = new Scores(index.size)
  const whole = numberOf(index, term)
  addTerm(scores, index, whole, MATCH_WEIGHTS.whole)
  addTerm(scores, index, numberOf(index, stem(term)), MATCH_WEIGHTS.stem)
  if (term.length < PREFIX_MIN_LENGTH) return scores
  const longer = new Scores(index.size)
  const [from, to] = numbersBeginning(index, term)
  for (let number = from; number < to; number++) {
    if (number !== whole) keepBestOfTerm(longer, index, number, MATCH_WEIGHTS.beginning)
  }
  for (const id of longer.ids) scores.add(id, longer.values[id]!)
  return scores
}

function lookUpTypo(index: TermIndex, { joined, parts }: Word): Scores {
  const whole = termsNear(index, joined)
  if (whole.ids.length > 0 || parts.length === 1) return whole
  const found = parts.map((part) => {
    const asTyped = lookUpForms(index, part)
    return asTyped.ids.length > 0 ? asTyped : termsNear(index, part)
  })
  return inAll(found, index.size)
}

/**
 * `tokenizati` leads to `tokenize` where few texts say `tokenization`: the last letters may be of another form. Shortened
 * until more entries are found than `known`.
 */
function lookUpShortened(index: TermIndex, term: string, known: number): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length))
    if (scores.ids.length > known) return scores
  }
  return new Scores(index.size)
}

/** By the stem too: a text may hold another form of the word meant. */
function termsNear(index: TermIndex, typed: string): Scores {
  const scores = new Scores(index.size)
  const stemmed = stem(typed)
  index.terms.forEach((term, number) => {
    if (!isTypoOf(term, typed) && !isTypoOf(term, stemmed)) return
    keepBestOfTerm(scores, index, number, MATCH_WEIGHTS.typo)
    keepBestOfTerm(scores, index, numberOf(index, stem(term)), MATCH_WEIGHTS.typo)
  })
  return scores
}

/** `number` may be -1: a term that no entry holds. */
function addTerm(scores: Scores, { starts, ids, weights }: TermIndex, number: number, factor: number): void {
  const end = number < 0 ? 0 : starts[number + 1]!
  for (let at = starts[number] ?? 0; at < end; at++) scores.add(ids[at]!, weights[at]! * factor)
}

function keepBestOfTerm(
  scores: Scores,
  { starts, ids, weights }: TermIndex,
  number: number,
  factor: number,
): void {
  const end = number < 0 ? 0 : starts[number + 1]!
  for (let at = starts[number] ?? 0; at < end; at++) scores.keepBest(ids[at]!, weights[at]! * factor)
}
