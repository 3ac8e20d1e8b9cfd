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
  /** Sorted; includes the prefix itself if it is a term. */
  termsBeginning(beginning: string): readonly string[]
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

/**
 * Finds terms in the text as it is and parses only those that are asked for: a search asks few of a slice. Throws if the
 * text is not a slice. `idOf`: the id of an entry.
 */
export function readTermSlice(
  text: string,
  weights: FieldWeights,
  idOf: (page: number, slot: number) => number,
): TermSlice {
  if (!BEGINNING.test(text)) throw new TypeError('No slice of a search index')
  const lines = `\n${text}\n`
  /** Lines are sorted by term, so a term comes before longer ones. -1 if none begins like this. */
  const lineBeginning = (beginning: string): number => lines.indexOf(`\n${beginning}`)
  const made = new Map<string, Postings | undefined>()
  return {
    termsBeginning(beginning) {
      const found: string[] = []
      for (let at = lineBeginning(beginning); at >= 0 && lines.startsWith(beginning, at + 1);) {
        found.push(lines.slice(at + 1, endOfName(lines, at + 1)))
        at = lines.indexOf('\n', at + 1)
      }
      return found
    },
    postings(term) {
      if (made.has(term)) return made.get(term)
      const from = lineBeginning(term) + 1
      const isThere = from > 0 && endOfName(lines, from) === from + term.length
      const parsed = isThere ? parseTermLine(lines.slice(from, lines.indexOf('\n', from))) : undefined
      const postings = parsed && toPostings(packedPlaces(parsed, idOf), weights)
      made.set(term, postings)
      return postings
    },
  }
}

const BEGINNING = /^[\p{L}\p{N}]/u
/** What may follow a term: its fields, its shift, the next line. */
const NAME_ENDS = new Set([' ', SHIFT, '\n'])

function endOfName(lines: string, from: number): number {
  let at = from
  while (!NAME_ENDS.has(lines[at]!)) at++
  return at
}

/** Each as one number, sorted by entry, then field. */
function packedPlaces({ fields }: StoredTerm, idOf: (page: number, slot: number) => number): Uint32Array {
  const packed = new Uint32Array(fields.reduce((sum, places) => sum + places.length / 3, 0))
  let count = 0
  fields.forEach((places, field) => {
    for (let at = 0; at < places.length; at += 3)
      packed[count++] = packedPlace(idOf(places[at]!, places[at + 1]!), field, places[at + 2]!)
  })
  return packed.sort()
}
