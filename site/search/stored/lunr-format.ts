// The stored index: lunr 2.3.9's own serialisation, split into parts. Concatenated, with the names of entries replaced by
// their numbers, they are an index that any lunr client loads; our search only reads slices of the inverted index.
//
// A slice depends on a range of terms, and a part of the vectors on a group of pages: an edit changes few of both.

import { nameOfNumber } from './entry-numbers.ts'
import { FIELDS } from '../index/searched-fields.ts'
import { stableGroups } from '../index/stable-groups.ts'
import { packedPlace, STRENGTHS } from '../index/term-index.ts'
import { textHash } from '../index/text-hash.ts'
import { lunrWeight, rarityOf, spreadOf, type WeighedTerms } from '../index/weigh-terms.ts'

/** A search reads few slices: each must justify a request yet stay cheap. */
const SLICE_CHARACTERS = 8000
/** Read only by lunr clients, which load everything anyway. */
const VECTOR_CHARACTERS = 300_000
/** A term in more fields than this says little: on a large site only the strongest are kept. */
const MOST_PLACES = 4000
/** Bits of a term's hash in its number; the others are its range. */
const HASH_BITS = 26

const [FIRST_DIGIT, LAST_DIGIT, FIRST_LETTER, LAST_LETTER] = ['0', '9', 'a', 'z'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number]
/** Divides the terms of a letter by their second sign. */
const SECOND_HALF = 'k'.charCodeAt(0)
const DIGITS = LAST_DIGIT - FIRST_DIGIT + 1
const LETTERS = LAST_LETTER - FIRST_LETTER + 1

/**
 * Ranges of the alphabet: one for each digit, two for each letter, and one for terms that begin with another script.
 * What is stored of a range depends on its own terms alone, so that an edit touches only the ranges of its words.
 */
export const TERM_RANGES = DIGITS + 2 * LETTERS + 1

/**
 * Maps a term to its number and, by field, the names of the entries that contain it. Where lunr has metadata, this stores the
 * strength: clients only iterate over an object's keys, and a number has none.
 */
export type IndexedTerm = [string, { _index: number } & Partial<Record<string, Record<string, number>>>]

/** Each term with its places: entry of the group, field and strength as `packedPlace`, ascending. */
export type TermPlaces = [term: string, places: number[]][]

export interface GroupPlaces {
  places: TermPlaces
  /** By entry of the group: its `entryNumber`. */
  numbers: readonly number[]
}

export interface StoredRange {
  /** Slices of the inverted index: elements of its array, without the brackets. */
  slices: { first: string; text: string }[]
  /** Sorted. */
  terms: string[]
  weights: TermWeights
}

/** What the vectors must know of terms, and most terms need not be named for. */
export interface TermWeights {
  /** `spreadOf` the fields that contain a term, where it is not 0. */
  spreads: Record<string, number>
  /** Numbers of terms that are not `numberOf` them, because that is another term's. */
  numbers: Record<string, number>
}

/** Ranges are in the order of their terms. */
function rangeOf(term: string): number {
  const first = term.charCodeAt(0)
  if (first <= LAST_DIGIT) return Math.max(0, first - FIRST_DIGIT)
  if (first > LAST_LETTER) return TERM_RANGES - 1
  if (first < FIRST_LETTER) return DIGITS
  return DIGITS + 2 * (first - FIRST_LETTER) + (term.charCodeAt(1) >= SECOND_HALF ? 1 : 0)
}

/** The places of all terms, by range. */
export function placesByRange({ terms, entry, field, term, strength }: WeighedTerms): TermPlaces[] {
  const places = terms.map((): number[] => [])
  for (let row = 0; row < term.length; row++)
    places[term[row]!]!.push(packedPlace(entry[row]!, field[row]!, strength[row]!))
  const ranges = Array.from({ length: TERM_RANGES }, (): TermPlaces => [])
  terms.forEach((text, number) => ranges[rangeOf(text)]!.push([text, places[number]!]))
  return ranges
}

/** One range of all groups. */
export function storedRange(groups: readonly GroupPlaces[]): StoredRange {
  const placesOf = new Map<string, number[]>()
  for (const { numbers, places } of groups) {
    for (const [term, own] of places) {
      const all = placesOf.get(term) ?? []
      placesOf.set(term, all)
      for (const place of own) {
        const inEntry = place % packedPlace(1, 0, 0)
        all.push(packedPlace(numbers[(place - inEntry) / packedPlace(1, 0, 0)]!, 0, inEntry))
      }
    }
  }
  const terms = [...placesOf.keys()].sort()
  const weights: TermWeights = { spreads: {}, numbers: {} }
  const taken = new Set<number>()
  const items = terms.map((term) => {
    const places = placesOf.get(term)!
    const spread = spreadOf(places.length)
    if (spread !== 0) weights.spreads[term] = spread
    let number = numberOf(term)
    while (taken.has(number)) number++
    taken.add(number)
    if (number !== numberOf(term)) weights.numbers[term] = number
    return { key: term, text: indexedTermText(term, number, strongest(places)) }
  })
  const slices = inSlices(items, SLICE_CHARACTERS)
  return { slices: slices.map(({ key, text }) => ({ first: key, text })), terms, weights }
}

/** Alphabetical numbers would change with every new word. */
const numberOf = (term: string): number =>
  rangeOf(term) * 2 ** HASH_BITS + (textHash(term) >>> (32 - HASH_BITS))

/** In the order of the entries' numbers. */
function strongest(places: readonly number[]): Float64Array {
  if (places.length <= MOST_PLACES) return Float64Array.from(places).sort()
  const byStrength = places.toSorted((a, b) => (b % STRENGTHS) - (a % STRENGTHS) || a - b)
  return Float64Array.from(byStrength.slice(0, MOST_PLACES)).sort()
}

/** An `IndexedTerm` as JSON, concatenated by hand: three times as fast as serialising objects. */
function indexedTermText(term: string, number: number, places: Float64Array): string {
  const ofField = FIELDS.map((): string[] => [])
  for (const place of places) {
    const vector = Math.floor(place / STRENGTHS)
    const name = nameOfNumber(Math.floor(vector / FIELDS.length))
    ofField[vector % FIELDS.length]!.push(`"${name}":${place % STRENGTHS}`)
  }
  // lunr reads every field of a term, even one without entries.
  const fields = FIELDS.map((name, field) => `"${name}":{${ofField[field]!.join(',')}}`)
  return `[${JSON.stringify(term)},{"_index":${number},${fields.join(',')}}]`
}

/**
 * Of a group of pages, in parts: `title/412.3`, then alternating term numbers and weights, sorted by number; per entry.
 * `spread`: `spreadOf` all entries.
 */
export function fieldVectors(
  group: GroupPlaces,
  { spreads, numbers }: TermWeights,
  spread: number,
): string[] {
  const numbered = group.places.map(([term, places]) => ({
    number: Object.hasOwn(numbers, term) ? numbers[term]! : numberOf(term),
    texts: weightTexts(Object.hasOwn(spreads, term) ? spreads[term]! : 0, spread),
    places,
  }))
  const pieces: string[][] = []
  for (const { number, texts, places } of numbered.sort((a, b) => a.number - b.number)) {
    for (const place of places) {
      const vector = Math.floor(place / STRENGTHS)
      const weight = texts[(vector % FIELDS.length) * STRENGTHS + (place % STRENGTHS)]!
      ;(pieces[vector] ??= []).push(`${number},${weight}`)
    }
  }
  const vectors = pieces.flatMap((ofVector, vector) => {
    const entry = group.numbers[Math.floor(vector / FIELDS.length)]!
    const key = `${FIELDS[vector % FIELDS.length]!}/${nameOfNumber(entry)}`
    return [{ key, text: `["${key}",[${ofVector.join(',')}]]` }]
  })
  return inSlices(vectors, VECTOR_CHARACTERS).map(({ text }) => text)
}

/** The weight of every strength in every field. Few rarities occur, so that few tables do. */
function weightTexts(holders: number, entries: number): string[] {
  const name = `${holders} ${entries}`
  const known = weightTables.get(name)
  if (known) return known
  const rarity = rarityOf(holders, entries)
  const texts = FIELDS.flatMap((_, field) =>
    Array.from({ length: STRENGTHS }, (_, strength) => String(lunrWeight(strength, field, rarity))),
  )
  weightTables.set(name, texts)
  return texts
}
const weightTables = new Map<string, string[]>()

/** Texts joined by commas; a slice is identified by its first key. */
export function inSlices(
  items: readonly { key: string; text: string }[],
  characters: number,
): { key: string; text: string }[] {
  const groups = stableGroups(items, { key: ({ key }) => key, size: ({ text }) => text.length }, characters)
  return groups.map((group) => ({ key: group[0]!.key, text: group.map(({ text }) => text).join(',') }))
}
