// How strongly a text holds a term: lunr's measure (BM25), for every field of every entry in one pass. Fast enough for a
// browser's background thread, and for ten thousand pages, for which lunr's own builder takes ten times as long.

import { FIELDS } from './searched-fields.ts'
import { hasOwnPlace, NAME_TAG, type SearchEntry } from './search-documents.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** What a word in a field counts for a client of lunr; the order of our own results is in query/weights.ts. */
const BOOST = [8, 2, 1, 4]

/** lunr's own constants: how soon a term's repetitions stop to count, and how much a long text is marked down. */
const K1 = 1.2
const B = 0.75

/** Terms of a usual text, by field. Not counted: with a mean, each edit would change the strength of every term. */
const USUAL_LENGTH = [4, 10, 30, 5]
/** How much longer a text has to be to be marked down more; titles are compared as they are. */
const LENGTH_STEP = 3

/** Entries read before other work gets a turn. */
const PORTION = 100

/** A table in columns: a row says how strongly a field of an entry holds a term. Rows of an entry stand together, ascending. */
export interface WeighedTerms {
  /** Sorted; the place of a term is its number. */
  terms: readonly string[]
  /** By a term's number: how many fields hold it. */
  holders: Uint32Array
  /** How many entries were read. */
  size: number
  entry: Uint32Array
  field: Uint8Array
  term: Uint32Array
  /** In hundredths, from 1 to 220; how rare the term is and what the field counts for are not in it. */
  strength: Uint8Array
}

/** The weight that lunr gives a row of the table, as its clients expect it. `rarity`: what `rarities` gives its term. */
export const lunrWeight = (strength: number, field: number, rarity: number): number =>
  Math.max(1, Math.round(strength * rarity * BOOST[field]!)) / 100

/** By a term's number, how much it says that the term stands somewhere. */
export const rarities = ({ holders, size }: WeighedTerms): Float64Array =>
  Float64Array.from(holders, (count) => idf(roundedToPower(count), roundedToPower(size)))

/** Yields between portions of a few milliseconds, so that a thread can do other work in between. */
export function* weighTerms(entries: readonly SearchEntry[]): Generator<void, WeighedTerms> {
  const vocabulary = createVocabulary()
  const { rows, lengths, holders } = yield* countTerms(entries, vocabulary)
  const places = sortedPlaces(vocabulary.terms)
  const terms: string[] = []
  places.forEach((place, number) => (terms[place] = vocabulary.terms[number]!))
  const table: WeighedTerms = {
    terms,
    holders: new Uint32Array(terms.length),
    size: entries.length,
    entry: new Uint32Array(rows.entry),
    field: new Uint8Array(rows.field),
    term: new Uint32Array(rows.term),
    strength: new Uint8Array(rows.term.length),
  }
  holders.forEach((count, number) => (table.holders[places[number]!] = count))
  for (let row = 0; row < table.term.length; row++) {
    const number = table.term[row]!
    const field = table.field[row]!
    const times = rows.times[row]!
    const length = steppedLength(lengths[table.entry[row]!]![field]!, field)
    const damping = K1 * (1 - B + B * (length / USUAL_LENGTH[field]!))
    table.strength[row] = Math.max(1, Math.round((100 * (K1 + 1) * times) / (damping + times)))
    table.term[row] = places[number]!
  }
  return table
}

interface TermCounts {
  /** How often each term stands in a field of an entry, in columns. */
  rows: Record<'entry' | 'field' | 'term' | 'times', number[]>
  /** By entry and field: how many terms it has, repeats included. */
  lengths: number[][]
  /** By term: how many fields hold it. */
  holders: number[]
}

function* countTerms(entries: readonly SearchEntry[], vocabulary: Vocabulary): Generator<void, TermCounts> {
  const rows: TermCounts['rows'] = { entry: [], field: [], term: [], times: [] }
  const holders: number[] = []
  /** By term: its newest row. */
  const newest: number[] = []
  const lengths: number[][] = []
  const count = (numbers: readonly number[], field: number, start: number): void => {
    for (const number of numbers) {
      const row = newest[number] ?? -1
      if (row >= start) {
        rows.times[row]!++
        continue
      }
      newest[number] = rows.term.length
      holders[number] = (holders[number] ?? 0) + 1
      rows.entry.push(lengths.length)
      rows.field.push(field)
      rows.term.push(number)
      rows.times.push(1)
    }
  }
  for (const entry of entries) {
    if (lengths.length % PORTION === 0) yield
    const ofEntry = FIELDS.map((_, field) => {
      const start = rows.term.length
      const texts = termsIn(entry, field, vocabulary)
      for (const numbers of texts) count(numbers, field, start)
      return texts.reduce((sum, { length }) => sum + length, 0)
    })
    lengths.push(ofEntry)
  }
  return { rows, lengths, holders }
}

function termsIn(entry: SearchEntry, field: number, vocabulary: Vocabulary): (readonly number[])[] {
  const {
    title,
    keywords,
    section = '',
    pageTitle = '',
    content,
    summary = '',
    tagName,
    questions = [],
  } = entry
  if (field === 0) return [vocabulary.readTitle(title)]
  if (field === 1) return [keywords, section, pageTitle].map(vocabulary.readTitle)
  if (field === 3) return questions.map(vocabulary.readContent)
  // The text of a name stands in its section already.
  return tagName === NAME_TAG && !hasOwnPlace(entry) ? [] : [summary, content].map(vocabulary.readContent)
}

/** By number of a term, its place in the order of the alphabet. */
function sortedPlaces(terms: readonly string[]): number[] {
  const places: number[] = []
  terms
    .map((_, number) => number)
    .sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1))
    .forEach((number, place) => (places[number] = place))
  return places
}

/** A word more or less must not change what all others of its text count. */
const steppedLength = (length: number, field: number): number =>
  field === 0 ? length : LENGTH_STEP ** Math.round(Math.log(Math.max(1, length)) / Math.log(LENGTH_STEP))

/** So that lunr's weights of a page change with the page, and not with each word of another. */
const roundedToPower = (count: number): number => 8 ** Math.round(Math.log2(Math.max(1, count)) / 3)

/** How much it says that a term stands somewhere, by how many fields hold it. */
const idf = (holders: number, entries: number): number =>
  Math.log(1 + Math.abs((entries - holders + 0.5) / (holders + 0.5)))
