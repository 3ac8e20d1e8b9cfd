// The stored form of the index: lunr 2.3.9's own serialisation, cut into parts. The parts joined are one index that any
// lunr client loads; our search reads slices of its inverted index and nothing else of it.

import { FIELDS } from './searched-fields.ts'
import { stableGroups } from './stable-groups.ts'
import { PIPELINE } from './stem.ts'
import { textHash } from './text-hash.ts'
import { lunrWeight, rarities, type WeighedTerms } from './weigh-terms.ts'

const LUNR_VERSION = '2.3.9'
/** A search reads few slices; each must be worth a request and cost little. */
const SLICE_CHARACTERS = 8000
/** What only clients of lunr load, in one piece anyway. */
const VECTOR_CHARACTERS = 300_000
/** A term in more fields than that says little: of a larger site the strongest places are kept. */
const MOST_PLACES = 4000

/**
 * Term to its number and, by field, the entries that hold it. Where lunr has metadata, here stands the strength: clients
 * look for the keys of an object, and a number has none.
 */
export type IndexedTerm = [string, { _index: number } & Partial<Record<string, Record<string, number>>>]

export interface LunrParts {
  /** Slices of the inverted index: elements of its array without the brackets. */
  slices: { first: string; text: string }[]
  /** Texts that joined are the whole index, with each slice named by its number. */
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

/** By a term's number, its rows of the table in their order. */
function strongestPlaces({ terms, term, strength }: WeighedTerms): number[][] {
  const rowsOf: number[][] = terms.map(() => [])
  for (let row = 0; row < term.length; row++) rowsOf[term[row]!]!.push(row)
  return rowsOf.map((rows) => {
    if (rows.length <= MOST_PLACES) return rows
    const strongest = rows.toSorted((a, b) => strength[b]! - strength[a]! || a - b).slice(0, MOST_PLACES)
    return strongest.sort((a, b) => a - b)
  })
}

/** An `IndexedTerm` as JSON: written out, which takes a third of the time that making objects of it takes. */
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
  // lunr reads every field of a term, whether any entry holds it there.
  const fields = FIELDS.map((name, ofField) => `"${name}":{${places[ofField]}}`)
  return `[${JSON.stringify(terms[place])},{"_index":${number},${fields.join(',')}}]`
}

/**
 * By the place of a term, what lunr knows it by: its hash, or the next number that is free. A number in the order of the
 * alphabet would change with every new word before it.
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

/** `title/12`, then term numbers and weights, two by two, in the order of the numbers; by entry. */
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

/** Texts joined by commas; each slice is named by the key of its first. */
export function inSlices(
  items: readonly { key: string; text: string }[],
  characters: number,
): { key: string; text: string }[] {
  const groups = stableGroups(items, { key: ({ key }) => key, size: ({ text }) => text.length }, characters)
  return groups.map((group) => ({ key: group[0]!.key, text: group.map(({ text }) => text).join(',') }))
}
