// A slice of the stored index: a line for each term, with the entries that contain it and how strongly. Less than a third
// of lunr's own form, which is made of it for lunr's clients.

import { FIELDS, type FieldWeights } from '../index/searched-fields.ts'
import { readShortNumbers, shortNumber } from './short-numbers.ts'
import { packedPlace, toPostings, type Postings } from '../index/term-index.ts'

/** The entries that contain a term in a field: page number, slot, strength, one after the other. */
export type Places = readonly number[]

interface StoredTerm {
  term: string
  /** Offset of its number from its `termNumber`: nearly always 0. */
  shift: number
  /** By field; ascending by page number and slot. */
  fields: readonly Places[]
}

export interface TermSlice {
  /** Sorted. */
  terms: readonly string[]
  postings(term: string): Postings | undefined
}

/** Terms consist of letters and digits. */
const SHIFT = '+'

export function termLine({ term, shift, fields }: StoredTerm): string {
  const name = shift === 0 ? term : `${term}${SHIFT}${shift}`
  // Trailing fields without entries are omitted.
  return [name, ...fields.map(placesText)].join(' ').trimEnd()
}

/** Page numbers as differences: the pages of a common term are close to one another. */
function placesText(places: Places): string {
  let text = ''
  let before = 0
  for (let at = 0; at < places.length; at += 3) {
    const page = places[at]!
    text += shortNumber(page - before) + shortNumber(places[at + 1]!) + shortNumber(places[at + 2]!)
    before = page
  }
  return text
}

export function parseTermLine(line: string): StoredTerm {
  const [name = '', ...fields] = line.split(' ')
  const [term = '', shift = '0'] = name.split(SHIFT)
  return { term, shift: Number(shift), fields: FIELDS.map((_, field) => readPlaces(fields[field] ?? '')) }
}

function readPlaces(text: string): number[] {
  const numbers = readShortNumbers(text)
  for (let at = 3; at < numbers.length; at += 3) numbers[at]! += numbers[at - 3]!
  return numbers
}

/** Parses only the terms that are asked for. Throws if the text is not a slice. `idOf`: the id of an entry. */
export function readTermSlice(
  text: string,
  weights: FieldWeights,
  idOf: (page: number, slot: number) => number,
): TermSlice {
  if (!BEGINNING.test(text)) throw new TypeError('No slice of a search index')
  const lines = new Map(text.split('\n').map((line) => [NAME.exec(line)![0], line]))
  const made = new Map<string, Postings>()
  return {
    terms: [...lines.keys()],
    postings(term) {
      const known = made.get(term)
      const line = known ? undefined : lines.get(term)
      if (line === undefined) return known
      const postings = toPostings(packedPlaces(parseTermLine(line), idOf), weights)
      made.set(term, postings)
      return postings
    },
  }
}

const NAME = /^[^ +]*/
const BEGINNING = /^[\p{L}\p{N}]/u

/** Each as one number, sorted by entry, then field. */
function packedPlaces({ fields }: StoredTerm, idOf: (page: number, slot: number) => number): Uint32Array {
  const packed: number[] = []
  fields.forEach((places, field) => {
    for (let at = 0; at < places.length; at += 3)
      packed.push(packedPlace(idOf(places[at]!, places[at + 1]!), field, places[at + 2]!))
  })
  return Uint32Array.from(packed).sort()
}
