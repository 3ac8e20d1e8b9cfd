// The stored index: lunr 2.3.9's own serialisation, split into parts. Concatenated, they are an index that any lunr
// client loads; our search only reads slices of the inverted index.

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

/**
 * Maps a term to its number and, by field, the entries that contain it. Where lunr has metadata, this stores the
 * strength: clients only iterate over an object's keys, and a number has none.
 */
export type IndexedTerm = [string, { _index: number } & Partial<Record<string, Record<string, number>>>]

export interface LunrParts {
  /** Slices of the inverted index: elements of its array, without the brackets. */
  slices: { first: string; text: string }[]
  /** Pieces that concatenate to the whole index, with slices referenced by number. */
  joined: (string | { slice: number })[]
}

export function lunrParts(weighed: WeighedTerms): LunrParts {
  const kept = strongestPlaces(weighed)
  const numbers = termNumbers(weighed.terms)
  const slices = inSlices(
    weighed.terms.map((term, place) => ({
      key: term,
      text: indexedTermText(weighed, kept[place]!, { place, number: numbers[place]! }),
    })),
    SLICE_CHARACTERS,
  )
  const vectors = inSlices(fieldVectors(weighed, kept, numbers), VECTOR_CHARACTERS)
  const head = JSON.stringify({ version: LUNR_VERSION, fields: FIELDS }).slice(0, -1)
  return {
    slices: slices.map(({ key, text }) => ({ first: key, text })),
    joined: [
      `${head},"fieldVectors":[`,
      ...vectors.flatMap(({ text }, at) => (at === 0 ? [text] : [',', text])),
      '],"invertedIndex":[',
      ...slices.flatMap((_, slice) => (slice === 0 ? [{ slice }] : [',', { slice }])),
      `],"pipeline":${JSON.stringify(PIPELINE.toJSON())}}`,
    ],
  }
}

/** By term number, its rows of the table in order. */
function strongestPlaces({ terms, term, strength }: WeighedTerms): number[][] {
  const rowsOf: number[][] = terms.map(() => [])
  for (let row = 0; row < term.length; row++) rowsOf[term[row]!]!.push(row)
  return rowsOf.map((rows) => {
    if (rows.length <= MOST_PLACES) return rows
    const strongest = rows.toSorted((a, b) => strength[b]! - strength[a]! || a - b).slice(0, MOST_PLACES)
    return strongest.sort((a, b) => a - b)
  })
}

/** An `IndexedTerm` as JSON, concatenated by hand: three times as fast as serialising objects. */
function indexedTermText(
  { terms, entry, field, strength }: WeighedTerms,
  rows: readonly number[],
  { place, number }: { place: number; number: number },
): string {
  const places = FIELDS.map(() => '')
  for (const row of rows) {
    const ofField = field[row]!
    places[ofField] += `${places[ofField] === '' ? '' : ','}"${entry[row]!}":${strength[row]!}`
  }
  // lunr reads every field of a term, even one without entries.
  const fields = FIELDS.map((name, ofField) => `"${name}":{${places[ofField]}}`)
  return `[${JSON.stringify(terms[place])},{"_index":${number},${fields.join(',')}}]`
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

/** `title/12`, then alternating term numbers and weights, sorted by number; per entry. */
function fieldVectors(
  weighed: WeighedTerms,
  kept: number[][],
  numbers: readonly number[],
): { key: string; text: string }[] {
  const { entry, field, term, strength } = weighed
  const rarity = rarities(weighed)
  const vectors: { key: string; text: string }[] = []
  const stays = new Uint8Array(term.length)
  for (const rows of kept) for (const row of rows) stays[row] = 1
  for (let row = 0; row < term.length;) {
    const [ofEntry, ofField] = [entry[row]!, field[row]!]
    const pairs: { number: number; weight: number }[] = []
    for (; entry[row] === ofEntry && field[row] === ofField; row++) {
      if (stays[row] === 0) continue
      const weight = lunrWeight(strength[row]!, ofField, rarity[term[row]!]!)
      pairs.push({ number: numbers[term[row]!]!, weight })
    }
    if (pairs.length === 0) continue
    const key = `${FIELDS[ofField]!}/${ofEntry}`
    const inOrder = pairs
      .sort((a, b) => a.number - b.number)
      .map(({ number, weight }) => `${number},${weight}`)
    vectors.push({ key, text: `["${key}",[${inOrder.join(',')}]]` })
  }
  return vectors
}

/** Texts joined by commas; a slice is identified by its first key. */
export function inSlices(
  items: readonly { key: string; text: string }[],
  characters: number,
): { key: string; text: string }[] {
  const groups = stableGroups(items, { key: ({ key }) => key, size: ({ text }) => text.length }, characters)
  return groups.map((group) => ({ key: group[0]!.key, text: group.map(({ text }) => text).join(',') }))
}
