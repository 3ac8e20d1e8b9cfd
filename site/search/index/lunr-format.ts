// The stored form of the index: lunr 2.3.9's own serialisation, cut into parts. The parts joined are one index that any
// lunr client loads; our search reads slices of its inverted index and nothing else of it.

import { FIELDS } from './searched-fields.ts'
import { PIPELINE } from './stem.ts'
import type { WeighedTerms } from './weigh-terms.ts'
import { lunrWeight } from './weigh-terms.ts'

const LUNR_VERSION = '2.3.9'
/** A search reads few slices; each must be worth a request and cost little. */
const SLICE_CHARACTERS = 24_000
/** What only clients of lunr load, in one piece anyway. */
const VECTOR_CHARACTERS = 900_000
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
  const slices = inSlices(
    weighed.terms.map((term, number) => ({
      key: term,
      text: JSON.stringify(indexedTerm(weighed, kept[number]!, number)),
    })),
    SLICE_CHARACTERS,
  )
  const vectors = inSlices(fieldVectors(weighed, kept), VECTOR_CHARACTERS)
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

function indexedTerm(
  { terms, entry, field, strength }: WeighedTerms,
  rows: number[],
  number: number,
): IndexedTerm {
  // lunr reads every field of a term, whether any entry holds it there.
  const places: Record<string, Record<string, number>> = Object.fromEntries(FIELDS.map((name) => [name, {}]))
  for (const row of rows) places[FIELDS[field[row]!]!]![entry[row]!] = strength[row]!
  return [terms[number]!, { _index: number, ...places } as IndexedTerm[1]]
}

/** `title/12`, then term numbers and weights, two by two, in the order of the numbers. */
function fieldVectors(weighed: WeighedTerms, kept: number[][]): { key: string; text: string }[] {
  const { entry, field, term, strength, holders, size } = weighed
  const vectors = new Map<string, [number, number][]>()
  // By term, so that the numbers of a vector ascend.
  for (const rows of kept) {
    for (const row of rows) {
      const reference = `${FIELDS[field[row]!]!}/${entry[row]!}`
      const pair: [number, number] = [
        term[row]!,
        lunrWeight(strength[row]!, field[row]!, holders[term[row]!]!, size),
      ]
      const vector = vectors.get(reference)
      if (vector) vector.push(pair)
      else vectors.set(reference, [pair])
    }
  }
  return Array.from(vectors, ([key, pairs]) => ({ key, text: JSON.stringify([key, pairs.flat()]) }))
}

/** Texts joined by commas up to a length; each slice is named by the key of its first. */
export function inSlices(
  items: readonly { key: string; text: string }[],
  characters: number,
): { key: string; text: string }[] {
  const slices: { key: string; texts: string[]; length: number }[] = []
  for (const { key, text } of items) {
    const last = slices.at(-1)
    if (last && last.length + text.length <= characters) {
      last.texts.push(text)
      last.length += text.length + 1
    } else slices.push({ key, texts: [text], length: text.length })
  }
  return slices.map(({ key, texts }) => ({ key, text: texts.join(',') }))
}
