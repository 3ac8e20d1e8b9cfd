// Owns how a term of a query is found in the index: whole, by stem, by its beginning, by its parts, with a typo.

import type { QueryTerm } from './parse-query.ts'
import { isOneTypoAway } from './typo.ts'
import { stem } from './stem.ts'
import type { Postings, TermIndex } from './term-index.ts'
import type { Word } from './tokenize.ts'

/** Entry to score. */
export type Scores = Map<number, number>

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

/** Entry to score of one term: the best of its alternatives. Typos and other endings are looked for where nothing is found. */
export function lookUp(index: TermIndex, { alternatives }: QueryTerm): Scores {
  const best: Scores = new Map()
  alternatives.forEach((words, position) =>
    mergeBest(
      best,
      everyOf(words.map((word) => lookUpWord(index, word))),
      position === 0 ? 1 : SYNONYM_FACTOR,
    ),
  )
  if (best.size > 0) return best
  const typed = alternatives[0] ?? []
  const corrected = everyOf(typed.map((word) => lookUpTypo(index, word)))
  return corrected.size > 0 ? corrected : everyOf(typed.map(({ joined }) => lookUpShortened(index, joined)))
}

/** Whether the index knows the words as they were typed, whole or by stem. */
export function isKnown({ terms }: TermIndex, { alternatives: [typed = []] }: QueryTerm): boolean {
  return typed.every(({ joined }) =>
    [joined, stem(joined)].some((term) => terms[firstAtOrAfter(terms, term)] === term),
  )
}

function lookUpWord(index: TermIndex, { joined, parts }: Word): Scores {
  const scores = lookUpForms(index, joined)
  if (parts.length === 1) return scores
  mergeBest(scores, everyOf(parts.map((part) => lookUpForms(index, part))), PARTS_FACTOR)
  const at = firstAtOrAfter(index.terms, joined)
  if (index.terms[at] === joined) addSum(scores, index.postings[at]!, IDENTIFIER_FACTOR)
  return scores
}

function lookUpForms(index: TermIndex, term: string): Scores {
  const scores: Scores = new Map()
  const at = firstAtOrAfter(index.terms, term)
  const stemmed = stem(term)
  const stemAt = stemmed === term ? at : firstAtOrAfter(index.terms, stemmed)
  if (index.terms[at] === term) addSum(scores, index.postings[at]!, WHOLE_FACTOR)
  if (index.terms[stemAt] === stemmed) addSum(scores, index.postings[stemAt]!, STEM_FACTOR)
  if (term.length < PREFIX_MIN_LENGTH) return scores
  // The costly part: a short beginning leads to many terms that half of the entries hold.
  const longer = new Float64Array(index.size)
  const end = firstAtOrAfter(index.terms, `${term}\uffff`)
  for (let next = at; next < end; next++) {
    if (index.terms[next] === term) continue
    const { ids, weights } = index.postings[next]!
    for (let place = 0; place < ids.length; place++) {
      if (weights[place]! > longer[ids[place]!]!) longer[ids[place]!] = weights[place]!
    }
  }
  longer.forEach((weight, id) => {
    if (weight > 0) scores.set(id, (scores.get(id) ?? 0) + weight * PREFIX_FACTOR)
  })
  return scores
}

function lookUpTypo(index: TermIndex, { joined, parts }: Word): Scores {
  const whole = termsNear(index, joined)
  if (whole.size > 0 || parts.length === 1) return whole
  return everyOf(
    parts.map((part) => {
      const asTyped = lookUpForms(index, part)
      return asTyped.size > 0 ? asTyped : termsNear(index, part)
    }),
  )
}

/** `tokenizati` leads to `tokenize` where no text says `tokenization`: the last letters may be of another form. */
function lookUpShortened(index: TermIndex, term: string): Scores {
  const shortest = Math.max(SHORTENED_MIN_LENGTH, term.length - SHORTENED_BY)
  for (let length = term.length - 1; length >= shortest; length--) {
    const scores = lookUpForms(index, term.slice(0, length))
    if (scores.size > 0) return scores
  }
  return new Map()
}

function termsNear(index: TermIndex, typed: string): Scores {
  const scores: Scores = new Map()
  if (typed.length < TYPO_MIN_LENGTH) return scores
  index.terms.forEach((term, at) => {
    if (term.length < TYPO_MIN_MEANT || !isOneTypoAway(term, typed)) return
    addBest(scores, index.postings[at]!, TYPO_FACTOR)
    const stemmed = stem(term)
    const stemAt = firstAtOrAfter(index.terms, stemmed)
    if (index.terms[stemAt] === stemmed) addBest(scores, index.postings[stemAt]!, TYPO_FACTOR)
  })
  return scores
}

/** Place of the first term that does not sort before `wanted`. */
function firstAtOrAfter(terms: readonly string[], wanted: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function addSum(into: Scores, { ids, weights }: Postings, factor: number): void {
  ids.forEach((id, at) => into.set(id, (into.get(id) ?? 0) + weights[at]! * factor))
}

function addBest(into: Scores, { ids, weights }: Postings, factor: number): void {
  ids.forEach((id, at) => into.set(id, Math.max(into.get(id) ?? 0, weights[at]! * factor)))
}

function mergeBest(into: Scores, from: Scores, factor: number): void {
  for (const [id, score] of from) into.set(id, Math.max(into.get(id) ?? 0, score * factor))
}

/** Entries that all maps hold, with the mean of their scores. */
function everyOf(maps: Scores[]): Scores {
  const [first = new Map<number, number>(), ...rest] = maps
  const common: Scores = new Map()
  for (const [id, score] of first) {
    if (!rest.every((map) => map.has(id))) continue
    common.set(id, rest.reduce((sum, map) => sum + map.get(id)!, score) / maps.length)
  }
  return common
}
