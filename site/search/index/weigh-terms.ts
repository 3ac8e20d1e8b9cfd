// How strongly a text contains a term: BM25, as in lunr, for every field of every entry in one pass. Fast enough for a
// background thread in the browser, and for ten thousand pages, on which lunr's own builder takes ten times as long.

import { FIELDS } from './searched-fields.ts'
import { hasOwnPlace, NAME_TAG, type SearchEntry } from './search-documents.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Field boosts for lunr clients; our own ranking uses query/weights.ts. */
const BOOST = [8, 2, 1, 4]

/** lunr's own constants for term saturation and length normalisation. */
const K1 = 1.2
const B = 0.75

/**
 * Typical number of terms by field. Fixed, because with a computed mean each edit would change the strength of every
 * term.
 */
const USUAL_LENGTH = [4, 10, 30, 5]
/** How much longer a text must be for the next penalty step; titles are compared exactly. */
const LENGTH_STEP = 3

/** Entries processed before yielding to the event loop. */
const PORTION = 100

/** A column-oriented table: each row is the strength of a term in a field of an entry. Rows are sorted by entry. */
export interface WeighedTerms {
  /** Sorted; a term's index is its number. */
  terms: readonly string[]
  /** Number of entries. */
  size: number
  entry: Uint32Array
  field: Uint8Array
  term: Uint32Array
  /** In hundredths, from 1 to 220, without the term's rarity and the field's weight. */
  strength: Uint8Array
}

/** The weight that lunr clients expect for a row. `rarity`: the term's value from `rarityOf`. */
export const lunrWeight = (strength: number, field: number, rarity: number): number =>
  Math.max(1, Math.round(strength * rarity * BOOST[field]!)) / 100

/** A count in steps of eight times, so that a page's lunr weights change with the page and not with every word of another. */
export const spreadOf = (count: number): number => Math.round(Math.log2(Math.max(1, count)) / 3)

/** The inverse document frequency of a term. `holders`: spread of the fields that contain it; `entries`: spread of all. */
export const rarityOf = (holders: number, entries: number): number => idf(8 ** holders, 8 ** entries)

/** Yields every few milliseconds, so that the thread can do other work. */
export function* weighTerms(entries: readonly SearchEntry[]): Generator<void, WeighedTerms> {
  const vocabulary = createVocabulary()
  const { rows, lengths } = yield* countTerms(entries, vocabulary)
  const places = sortedPlaces(vocabulary.terms)
  const terms: string[] = []
  places.forEach((place, number) => (terms[place] = vocabulary.terms[number]!))
  const table: WeighedTerms = {
    terms,
    size: entries.length,
    entry: new Uint32Array(rows.entry),
    field: new Uint8Array(rows.field),
    term: new Uint32Array(rows.term),
    strength: new Uint8Array(rows.term.length),
  }
  const dampings = lengths.map((ofEntry) => ofEntry.map(dampingOf))
  for (let row = 0; row < table.term.length; row++) {
    const times = rows.times[row]!
    const damping = dampings[table.entry[row]!]![table.field[row]!]!
    table.strength[row] = Math.max(1, Math.round((100 * (K1 + 1) * times) / (damping + times)))
    table.term[row] = places[table.term[row]!]!
  }
  return table
}

interface TermCounts {
  /** How often each term occurs in a field of an entry, in columns. */
  rows: Record<'entry' | 'field' | 'term' | 'times', number[]>
  /** By entry and field: the number of terms, including repeats. */
  lengths: number[][]
}

function* countTerms(entries: readonly SearchEntry[], vocabulary: Vocabulary): Generator<void, TermCounts> {
  const rows: TermCounts['rows'] = { entry: [], field: [], term: [], times: [] }
  /** By term: its latest row. */
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
      const length = texts.reduce((sum, numbers) => sum + numbers.length, 0)
      // Each question counts on its own: another one must not weaken it.
      return FIELDS[field] === 'questions' ? Math.round(length / Math.max(1, texts.length)) : length
    })
    lengths.push(ofEntry)
  }
  return { rows, lengths }
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
  // A name's text is already part of its section.
  return tagName === NAME_TAG && !hasOwnPlace(entry) ? [] : [summary, content].map(vocabulary.readContent)
}

/** By term number: its alphabetical index. */
function sortedPlaces(terms: readonly string[]): number[] {
  const places: number[] = []
  terms
    .map((_, number) => number)
    .sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1))
    .forEach((number, place) => (places[number] = place))
  return places
}

/** How much the length of a field's text weakens each of its terms. */
const dampingOf = (length: number, field: number): number =>
  K1 * (1 - B + B * (steppedLength(length, field) / USUAL_LENGTH[field]!))

/** Quantised, so that adding a word does not change the strength of all others. */
const steppedLength = (length: number, field: number): number =>
  field === 0 ? length : LENGTH_STEP ** Math.round(Math.log(Math.max(1, length)) / Math.log(LENGTH_STEP))

/** Inverse document frequency, from the number of fields that contain a term. */
const idf = (holders: number, entries: number): number =>
  Math.log(1 + Math.abs((entries - holders + 0.5) / (holders + 0.5)))
