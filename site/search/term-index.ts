// Owns the index in memory: which entries hold a term, and how much it weighs there, by lunr's measure (BM25).
// Made from the entries in one pass, fast enough for a browser's background thread.

import { hasOwnPlace, NAME_TAG, type SearchEntry } from './search-documents.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { indexTerms, tokenize } from './tokenize.ts'

/** Fields in the order of the vectors, with what a word in them counts. */
export const FIELDS = ['title', 'keywords', 'content'] as const
export type Field = (typeof FIELDS)[number]
const BOOST: Record<Field, number> = { title: 8, keywords: 2, content: 1 }

/** lunr's own constants: how soon a term's repetitions stop to count, and how much a long text is marked down. */
const K1 = 1.2
const B = 0.75

/** One field of one entry: term numbers and weights, two by two, in the order of the numbers. */
export interface FieldVector {
  id: number
  field: Field
  elements: number[]
}

export interface Vectors {
  /** Sorted; the place of a term is its number. */
  terms: string[]
  /** Without empty ones, by entry. */
  vectors: FieldVector[]
}

/** Entries that hold a term, ascending, and the term's weight in each over all fields. */
export interface Postings {
  ids: number[]
  weights: number[]
}

export interface TermIndex {
  terms: readonly string[]
  postings: readonly Postings[]
  /** Above every entry's number. */
  size: number
}

/** Weighs every term of every field, as lunr does, rounded to two decimals. */
export function vectorsOf(entries: readonly SearchEntry[]): Vectors {
  const termsOf = createTermReader()
  const counted = entries.flatMap((entry, id) =>
    FIELDS.map((field) => ({ id, field, ...count(termsOf(textOf(entry, field), field)) })),
  )
  const holders = new Map<string, number>()
  const lengths: Record<Field, number> = { title: 0, keywords: 0, content: 0 }
  for (const { field, counts, length } of counted) {
    lengths[field] += length
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  const terms = [...holders.keys()].sort()
  const numbers = new Map(terms.map((term, number) => [term, number]))
  const rarity = new Map([...holders].map(([term, count]) => [term, idf(count, entries.length)]))
  const vectors = counted.map(({ id, field, counts, length }): FieldVector => {
    const damping = K1 * (1 - B + B * ((length * entries.length) / lengths[field]))
    const pairs = [...counts].map(([term, times]): [number, number] => [
      numbers.get(term)!,
      Math.round(((rarity.get(term)! * (K1 + 1) * times) / (damping + times)) * BOOST[field] * 100) / 100,
    ])
    return { id, field, elements: pairs.sort(([a], [b]) => a - b).flat() }
  })
  return { terms, vectors: vectors.filter(({ elements }) => elements.length > 0) }
}

/** Turns the vectors round: from term to entries. */
export function indexVectors({ terms, vectors }: Vectors): TermIndex {
  const postings = terms.map((): Postings => ({ ids: [], weights: [] }))
  for (const { id, elements } of vectors) {
    for (let at = 0; at < elements.length; at += 2) {
      const { ids, weights } = postings[elements[at]!]!
      const weight = elements[at + 1]!
      if (ids.at(-1) === id) weights[weights.length - 1]! += weight
      else {
        ids.push(id)
        weights.push(weight)
      }
    }
  }
  return { terms, postings, size: (vectors.at(-1)?.id ?? -1) + 1 }
}

function textOf(entry: SearchEntry, field: Field): string {
  if (field === 'title') return entry.title
  if (field === 'keywords') return [entry.keywords, entry.section ?? '', entry.pageTitle ?? ''].join(' ')
  // The text of a name stands in its section already.
  return entry.tagName === NAME_TAG && !hasOwnPlace(entry) ? '' : entry.content
}

/** Words as terms, with their stems. Stop words are kept where they matter: in titles. */
function createTermReader(): (text: string, field: Field) => string[] {
  const known = new Map<string, readonly string[]>()
  return (text, field) =>
    tokenize(text).flatMap((word) => {
      if (field === 'content' && STOP_WORDS.has(word.whole)) return []
      const isSimple = word.parts.length === 1
      const forms = isSimple ? known.get(word.whole) : undefined
      if (forms) return forms
      const made = [...new Set(indexTerms(word).flatMap((term) => [term, stem(term)]))]
      if (isSimple) known.set(word.whole, made)
      return made
    })
}

function count(terms: readonly string[]): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { counts, length: terms.length }
}

const idf = (holders: number, entries: number): number =>
  Math.log(1 + Math.abs((entries - holders + 0.5) / (holders + 0.5)))
