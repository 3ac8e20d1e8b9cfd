// How a term of a query is found in the index: whole, by stem, by its beginning, by its parts, with a typo.

import type { QueryTerm } from './parse-query.ts'
import { inAll, Scores } from './scores.ts'
import { stem } from '../index/stem.ts'
import { numberOf, numbersBeginning, type TermIndex } from '../index/term-index.ts'
import type { Word } from '../index/tokenize.ts'
import { isOneTypoAway } from './typo.ts'

const WHOLE_FACTOR = 2
const STEM_FACTOR = 1
const PREFIX_FACTOR = 0.4
const TYPO_FACTOR = 1
const SYNONYM_FACTOR = 0.6
const PARTS_FACTOR = 0.5
/** A name of several parts that stands there as typed is what was meant. */
const IDENTIFIER_FACTOR = 8
/** Beginnings of one letter would match half of the index. */
const PREFIX_MIN_LENGTH = 2
/** The word meant has five letters at least, of which the reader may have left out one. */
const TYPO_MIN_LENGTH = 4
const TYPO_MIN_MEANT = 5

/** Letters of an ending that no text has, and what must be left. */
const SHORTENED_BY = 4
const SHORTENED_MIN_LENGTH = 5

/** Scores of one term: the best of its alternatives. Typos and other endings are looked for where nothing is found. */
export function lookUp(index: TermIndex, { alternatives }: QueryTerm): Scores {
  const best = new Scores(index.size)
  alternatives.forEach((words, position) => {
    const found = words.map((word) => lookUpWord(index, word))
    best.keepBestOf(inAll(found, index.size), position === 0 ? 1 : SYNONYM_FACTOR)
  })
  if (best.ids.length > 0) return best
  const typed = alternatives[0] ?? []
  const corrected = inAll(
    typed.map((word) => lookUpTypo(index, word)),
    index.size,
  )
  if (corrected.ids.length > 0) return corrected
  return inAll(
    typed.map(({ joined }) => lookUpShortened(index, joined)),
    index.size,
  )
}

/** Whether the index knows the words as they were typed, whole or by stem. */
export function isKnown(index: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) => [joined, stem(joined)].some((term) => numberOf(index, term) >= 0))
}

function lookUpWord(index: TermIndex, { joined, parts }: Word): Scores {
  const scores = lookUpForms(index, joined)
  if (parts.length === 1) return scores
  const found = parts.map((part) => lookUpForms(index, part))
  scores.keepBestOf(inAll(found, index.size), PARTS_FACTOR)
  addTerm(scores, index, numberOf(index, joined), IDENTIFIER_FACTOR)
  return scores
}

function lookUpForms(index: TermIndex, term: string): Scores {
  const scores = new Scores(index.size)
  const whole = numberOf(index, term)
  addTerm(scores, index, whole, WHOLE_FACTOR)
  addTerm(scores, index, numberOf(index, stem(term)), STEM_FACTOR)
  if (term.length < PREFIX_MIN_LENGTH) return scores
  const longer = new Scores(index.size)
  const [from, to] = numbersBeginning(index, term)
  for (let number = from; number < to; number++) {
    if (number !== whole) keepBestOfTerm(longer, index, number, PREFIX_FACTOR)
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

/** `tokenizati` leads to `tokenize` where no text says `tokenization`: the last letters may be of another form. */
function lookUpShortened(index: TermIndex, term: string): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length))
    if (scores.ids.length > 0) return scores
  }
  return new Scores(index.size)
}

function termsNear(index: TermIndex, typed: string): Scores {
  const scores = new Scores(index.size)
  if (typed.length < TYPO_MIN_LENGTH) return scores
  index.terms.forEach((term, number) => {
    if (term.length < TYPO_MIN_MEANT || !isOneTypoAway(term, typed)) return
    keepBestOfTerm(scores, index, number, TYPO_FACTOR)
    keepBestOfTerm(scores, index, numberOf(index, stem(term)), TYPO_FACTOR)
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
