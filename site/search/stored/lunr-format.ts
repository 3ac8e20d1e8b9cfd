// The stored index, in parts: slices of the inverted index, which our search reads, and the vectors that lunr 2.3.9 needs
// besides. published-files.ts makes of them an index that any lunr client loads.
//
// A slice depends on a range of terms, and a part of the vectors on a group of pages: an edit changes few of both.

import { placeOfNumber } from './entry-numbers.ts'
import { FIELDS } from '../index/searched-fields.ts'
import { stableGroups } from '../index/stable-groups.ts'
import { packedPlace, STRENGTHS } from '../index/term-index.ts'
import { rangeOf, TERM_RANGES, termNumber } from './term-numbers.ts'
import { termLine } from './term-slice.ts'
import { lunrWeight, rarityOf, spreadOf, type WeighedTerms } from '../index/weigh-terms.ts'

/** A search reads few slices: each must justify a request yet stay cheap. */
const SLICE_CHARACTERS = 3000
/** A term in more fields than this says little: on a large site only the strongest are kept. */
const MOST_PLACES = 4000
/** Each term with its places: entry of the group, field and strength as `packedPlace`, ascending. */
export type TermPlaces = [term: string, places: number[]][]

interface GroupPlaces {
  places: TermPlaces
  /** By entry of the group: its `entryNumber`. */
  numbers: readonly number[]
}

interface StoredRange {
  /** Slices of the inverted index, each with its first term. */
  slices: { first: string; text: string }[]
  /** Sorted. */
  terms: string[]
  weights: TermWeights
}

/** Properties of terms that the vectors need, listed only where they differ from the default. */
export interface TermWeights {
  /** `spreadOf` the fields that contain a term, where it is not 0. */
  spreads: Record<string, number>
  /** Numbers of terms whose `termNumber` is taken by another term. */
  numbers: Record<string, number>
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
    let number = termNumber(term)
    while (taken.has(number)) number++
    taken.add(number)
    if (number !== termNumber(term)) weights.numbers[term] = number
    const fields = byField(strongest(places))
    return { term, line: termLine({ term, shift: number - termNumber(term), fields }) }
  })
  const measure = {
    key: ({ term }: (typeof items)[number]) => term,
    size: ({ line }: (typeof items)[number]) => line.length,
  }
  const slices = stableGroups(items, measure, SLICE_CHARACTERS).map((lines) => ({
    first: lines[0]!.term,
    text: lines.map(({ line }) => line).join('\n'),
  }))
  return { slices, terms, weights }
}

/** In the order of the entries' numbers. */
function strongest(places: readonly number[]): Float64Array {
  if (places.length <= MOST_PLACES) return Float64Array.from(places).sort()
  const byStrength = places.toSorted((a, b) => (b % STRENGTHS) - (a % STRENGTHS) || a - b)
  return Float64Array.from(byStrength.slice(0, MOST_PLACES)).sort()
}

/** By field: page number, slot and strength, one after the other. */
function byField(places: Float64Array): number[][] {
  const fields = FIELDS.map((): number[] => [])
  for (const place of places) {
    const vector = Math.floor(place / STRENGTHS)
    const { page, slot } = placeOfNumber(Math.floor(vector / FIELDS.length))
    fields[vector % FIELDS.length]!.push(page, slot, place % STRENGTHS)
  }
  return fields
}

interface FieldVector {
  /** Counts from the first entry of the group. */
  entry: number
  /** `title/12` */
  key: string
  /** The key, then alternating term numbers and weights, sorted by number. */
  text: string
}

/** Of a group of pages, in the order of the entries. `spread`: `spreadOf` all entries. */
export function fieldVectors(
  groupPlaces: TermPlaces,
  { spreads, numbers }: TermWeights,
  spread: number,
): FieldVector[] {
  const numbered = groupPlaces.map(([term, places]) => ({
    number: Object.hasOwn(numbers, term) ? numbers[term]! : termNumber(term),
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
  return pieces.flatMap((ofVector, vector) => {
    const entry = Math.floor(vector / FIELDS.length)
    const key = `${FIELDS[vector % FIELDS.length]!}/${entry}`
    return [{ entry, key, text: `["${key}",[${ofVector.join(',')}]]` }]
  })
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
