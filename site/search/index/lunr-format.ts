// The stored index: lunr 2.3.9's own serialisation, split into parts. Concatenated, with the names of entries replaced by
// their numbers, they are an index that any lunr client loads; our search only reads slices of the inverted index.

import { entryName, type EntryNumbers } from './entry-numbers.ts'
import { FIELDS } from './searched-fields.ts'
import { stableGroups } from './stable-groups.ts'
import { PIPELINE } from './stem.ts'
import { textHash } from './text-hash.ts'
import { lunrWeight, rarities, type WeighedTerms } from './weigh-terms.ts'

const LUNR_VERSION = '2.3.9'
/** A search reads few slices: each must justify a request yet stay cheap. */
const SLICE_CHARACTERS = 8000
/** Read only by lunr clients, which load everything anyway. */
const VECTOR_CHARACTERS = 300_000
/** A term in more fields than this says little: on a large site only the strongest are kept. */
const MOST_PLACES = 4000
/** The strengths that a byte holds. */
const STRENGTHS = 256

/**
 * Maps a term to its number and, by field, the names of the entries that contain it. Where lunr has metadata, this stores the
 * strength: clients only iterate over an object's keys, and a number has none.
 */
export type IndexedTerm = [string, { _index: number } & Partial<Record<string, Record<string, number>>>]

export interface LunrParts {
  /** Slices of the inverted index: elements of its array, without the brackets. */
  slices: { first: string; text: string }[]
  /** The vectors of all fields of all entries, likewise. */
  vectors: string[]
  /** The texts around both. */
  around: [beforeVectors: string, beforeSlices: string, end: string]
}

export function lunrParts(weighed: WeighedTerms, entries: EntryNumbers): LunrParts {
  const kept = strongestPlaces(weighed, inOrderOfNames(entries))
  const numbers = termNumbers(weighed.terms)
  const names = entries.pages.flatMap((page, at) => entries.slots[at]!.map((slot) => entryName(page, slot)))
  const keys = names.map((name) => `"${name}":`)
  const slices = inSlices(
    weighed.terms.map((term, place) => ({
      key: term,
      text: indexedTermText(weighed, kept[place]!, { term, number: numbers[place]!, keys }),
    })),
    SLICE_CHARACTERS,
  )
  const vectors = inSlices(fieldVectors(weighed, kept, { numbers, names }), VECTOR_CHARACTERS)
  const head = JSON.stringify({ version: LUNR_VERSION, fields: FIELDS }).slice(0, -1)
  return {
    slices: slices.map(({ key, text }) => ({ first: key, text })),
    vectors: vectors.map(({ text }) => text),
    around: [
      `${head},"fieldVectors":[`,
      '],"invertedIndex":[',
      `],"pipeline":${JSON.stringify(PIPELINE.toJSON())}}`,
    ],
  }
}

/** The entries by page number, then slot: an order that the order of the pages does not change. */
function inOrderOfNames({ pages, slots }: EntryNumbers): number[] {
  let first = 0
  const ofPages = pages.map((page, at) => {
    const here = slots[at]!
    first += here.length
    const sorted = [...here.keys()].sort((a, b) => here[a]! - here[b]!)
    return { page, entries: sorted.map((place) => first - here.length + place) }
  })
  return ofPages.sort((a, b) => a.page - b.page).flatMap(({ entries }) => entries)
}

/** By term number, its rows of the table in the order of their entries. */
function strongestPlaces(
  { terms, entry, term, strength }: WeighedTerms,
  order: readonly number[],
): Uint32Array[] {
  return groupRows(term, terms.length, rowsByEntry(entry, order)).map((rows) => {
    if (rows.length <= MOST_PLACES) return rows
    const places = [...rows.keys()].sort((a, b) => strength[rows[b]!]! - strength[rows[a]!]! || a - b)
    return Uint32Array.from(
      places.slice(0, MOST_PLACES).sort((a, b) => a - b),
      (place) => rows[place]!,
    )
  })
}

/** All rows of the table, whose entries ascend, in another order of the entries. */
function rowsByEntry(entry: Uint32Array, order: readonly number[]): Uint32Array {
  const firsts = new Uint32Array(order.length + 1)
  for (const of of entry) firsts[of + 1]!++
  for (let at = 0; at < order.length; at++) firsts[at + 1]! += firsts[at]!
  const rows = new Uint32Array(entry.length)
  let next = 0
  for (const of of order) for (let row = firsts[of]!; row < firsts[of + 1]!; row++) rows[next++] = row
  return rows
}

/** Rows by the group that each belongs to, in the order given. Every array is a view of the same memory. */
function groupRows(groupOf: Uint32Array, groups: number, rows: Uint32Array): Uint32Array[] {
  const ends = new Uint32Array(groups + 1)
  for (let at = 0; at < rows.length; at++) ends[groupOf[rows[at]!]! + 1]!++
  for (let group = 0; group < groups; group++) ends[group + 1]! += ends[group]!
  const grouped = new Uint32Array(rows.length)
  const next = ends.slice()
  for (let at = 0; at < rows.length; at++) grouped[next[groupOf[rows[at]!]!]!++] = rows[at]!
  return Array.from({ length: groups }, (_, group) => grouped.subarray(ends[group], ends[group + 1]))
}

/** An `IndexedTerm` as JSON, concatenated by hand: three times as fast as serialising objects. */
function indexedTermText(
  { entry, field, strength }: WeighedTerms,
  rows: Uint32Array,
  { term, number, keys }: { term: string; number: number; keys: readonly string[] },
): string {
  const places = FIELDS.map((): string[] => [])
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    places[field[row]!]!.push(keys[entry[row]!]! + strength[row]!)
  }
  // lunr reads every field of a term, even one without entries.
  const fields = FIELDS.map((name, ofField) => `"${name}":{${places[ofField]!.join(',')}}`)
  return `[${JSON.stringify(term)},{"_index":${number},${fields.join(',')}}]`
}

/**
 * Each term's number in lunr: its hash, or the next free one. Alphabetical numbers would change with every new word.
 */
function termNumbers(terms: readonly string[]): number[] {
  const taken = new Set<number>()
  return terms.map((term) => {
    let number = textHash(term)
    while (taken.has(number)) number++
    taken.add(number)
    return number
  })
}

/** `title/412.3`, then alternating term numbers and weights, sorted by number; per entry. */
function fieldVectors(
  weighed: WeighedTerms,
  kept: readonly Uint32Array[],
  { numbers, names }: { numbers: readonly number[]; names: readonly string[] },
): { key: string; text: string }[] {
  const { entry, field, term, strength } = weighed
  const weights = weightTexts(weighed)
  const texts = numbers.map(String)
  const { firsts, vectorOf } = vectorsOf(weighed)
  // Sorting the terms once instead of the rows of every entry.
  const byNumber = [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!)
  const inOrder = joinRows(byNumber.map((place) => kept[place]!))
  return groupRows(vectorOf, firsts.length, inOrder).flatMap((rows, vector) => {
    const pieces: string[] = []
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      const place = term[row]!
      pieces.push(texts[place]!, weights[place]![field[row]! * STRENGTHS + strength[row]!]!)
    }
    if (pieces.length === 0) return []
    const first = firsts[vector]!
    const key = `${FIELDS[field[first]!]!}/${names[entry[first]!]!}`
    return [{ key, text: `["${key}",[${pieces.join(',')}]]` }]
  })
}

function joinRows(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, rows) => sum + rows.length, 0))
  let at = 0
  for (const rows of lists) {
    all.set(rows, at)
    at += rows.length
  }
  return all
}

/** A field of an entry is a vector: the first row of each, and the vector of every row. */
function vectorsOf({ entry, field }: WeighedTerms): { firsts: number[]; vectorOf: Uint32Array } {
  const firsts: number[] = []
  const vectorOf = entry.map((_, row) => {
    if (row === 0 || entry[row] !== entry[row - 1] || field[row] !== field[row - 1]) firsts.push(row)
    return firsts.length - 1
  })
  return { firsts, vectorOf }
}

/** By term number: the weight of every strength in every field. Few rarities occur, so that few tables do. */
function weightTexts(weighed: WeighedTerms): string[][] {
  const known = new Map<number, string[]>()
  return Array.from(rarities(weighed), (rarity) => {
    const texts =
      known.get(rarity) ??
      FIELDS.flatMap((_, field) =>
        Array.from({ length: STRENGTHS }, (_, strength) => String(lunrWeight(strength, field, rarity))),
      )
    known.set(rarity, texts)
    return texts
  })
}

/** Texts joined by commas; a slice is identified by its first key. */
export function inSlices(
  items: readonly { key: string; text: string }[],
  characters: number,
): { key: string; text: string }[] {
  const groups = stableGroups(items, { key: ({ key }) => key, size: ({ text }) => text.length }, characters)
  return groups.map((group) => ({ key: group[0]!.key, text: group.map(({ text }) => text).join(',') }))
}
