// Owns how a term of a query is found in the lunr index: whole, by stem, by its beginning, by its parts, with a typo.
// Uses lunr's query builder; a reader's text is never parsed as a lunr query.

import lunr from 'lunr'
import type { QueryTerm } from './parse-query.ts'
import { stem } from './stem.ts'
import type { Word } from './tokenize.ts'

/** Entry to score. */
export type Scores = Map<number, number>

const WHOLE_BOOST = 10
const STEM_BOOST = 5
const PREFIX_BOOST = 1
/** Beginnings of one letter would match half of the index. */
const PREFIX_MIN_LENGTH = 2
/** The word meant has five letters at least, and one of them may be missing. */
const TYPO_MIN_LENGTH = 4
const SYNONYM_FACTOR = 0.6
const PARTS_FACTOR = 0.5

/** Entry to score of one term: the best of its alternatives. A typo is looked for where nothing else is found. */
export function lookUp(index: lunr.Index, { alternatives }: QueryTerm): Scores {
  const best: Scores = new Map()
  alternatives.forEach((words, position) =>
    merge(best, lookUpSequence(index, words), position === 0 ? 1 : SYNONYM_FACTOR),
  )
  return best.size > 0 ? best : intersect((alternatives[0] ?? []).map((word) => lookUpTypo(index, word)))
}

/** Entries that hold every word of the sequence. */
function lookUpSequence(index: lunr.Index, words: readonly Word[]): Scores {
  return intersect(words.map((word) => lookUpWord(index, word)))
}

function lookUpWord(index: lunr.Index, { joined, parts }: Word): Scores {
  const scores = lookUpForms(index, joined)
  if (parts.length > 1) merge(scores, intersect(parts.map((part) => lookUpForms(index, part))), PARTS_FACTOR)
  return scores
}

function lookUpForms(index: lunr.Index, term: string): Scores {
  return queryIndex(index, (query) => {
    query.term(term, { boost: WHOLE_BOOST, usePipeline: false })
    query.term(stem(term), { boost: STEM_BOOST, usePipeline: false })
    if (term.length < PREFIX_MIN_LENGTH) return
    query.term(term, { boost: PREFIX_BOOST, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false })
  })
}

function lookUpTypo(index: lunr.Index, { joined, parts }: Word): Scores {
  const words = [joined, ...(parts.length > 1 ? parts : [])]
  if (parts.length > 1) {
    const byParts = intersect(parts.map((part) => merge(lookUpForms(index, part), fuzzy(index, part), 1)))
    if (byParts.size > 0) return byParts
  }
  return fuzzy(index, words[0]!)
}

function fuzzy(index: lunr.Index, term: string): Scores {
  if (term.length < TYPO_MIN_LENGTH) return new Map()
  return queryIndex(index, (query) => query.term(term, { editDistance: 1, boost: PREFIX_BOOST, usePipeline: false }))
}

function queryIndex(index: lunr.Index, build: (query: lunr.Query) => void): Scores {
  return new Map(index.query(build).map(({ ref, score }) => [Number(ref), score]))
}

function merge(into: Scores, from: Scores, factor: number): Scores {
  for (const [id, score] of from) into.set(id, Math.max(into.get(id) ?? 0, score * factor))
  return into
}

function intersect(maps: Scores[]): Scores {
  const [first = new Map<number, number>(), ...rest] = maps
  const common: Scores = new Map()
  for (const [id, score] of first) {
    if (!rest.every((map) => map.has(id))) continue
    common.set(id, rest.reduce((sum, map) => sum + map.get(id)!, score) / maps.length)
  }
  return common
}
