// The index in memory: which entries hold a term, and how much it weighs there.

import { BOOST, FIELDS, idf, type WeighedTerms } from './weigh-terms.ts'

/** Entries by term, in two columns: those of term `n` stand from `starts[n]` to before `starts[n + 1]`, ascending. */
export interface TermIndex {
  /** Sorted; the place of a term is its number. */
  terms: readonly string[]
  starts: Uint32Array
  ids: Uint32Array
  /** How strongly an entry holds a term, over all fields; how rare the term is does not count. */
  weights: Float64Array
  /** Above every entry's number. */
  size: number
}

/** Turns the table round: from term to entries. */
export function invert(
  { terms, entry, field, term, weight }: WeighedTerms,
  fieldWeights: Record<(typeof FIELDS)[number], number>,
): TermIndex {
  const size = (entry[entry.length - 1] ?? -1) + 1
  const holders = new Uint32Array(terms.length)
  for (const number of term) holders[number]!++
  const rarity = Float64Array.from(holders, (count) => idf(count, size))
  // The stored weights are lunr's own: rarity and boost are in them.
  const factors = FIELDS.map((name, number) => fieldWeights[name] / BOOST[number]!)
  const starts = new Uint32Array(terms.length + 1)
  const last = new Int32Array(terms.length).fill(-1)
  // Fields of an entry stand together: a term in several of them is one place.
  for (let row = 0; row < term.length; row++) {
    if (last[term[row]!] === entry[row]) continue
    last[term[row]!] = entry[row]!
    starts[term[row]! + 1]!++
  }
  for (let number = 0; number < terms.length; number++) starts[number + 1]! += starts[number]!
  const ids = new Uint32Array(starts[terms.length]!)
  const weights = new Float64Array(ids.length)
  const next = starts.slice()
  last.fill(-1)
  for (let row = 0; row < term.length; row++) {
    const number = term[row]!
    if (last[number] !== entry[row]) {
      last[number] = entry[row]!
      ids[next[number]!++] = entry[row]!
    }
    weights[next[number]! - 1]! += (weight[row]! * factors[field[row]!]!) / rarity[number]!
  }
  return { terms, starts, ids, weights, size }
}

/** Number of a term; -1 where no entry holds it. */
export function numberOf(index: TermIndex, term: string): number {
  const at = firstAtOrAfter(index.terms, term)
  return index.terms[at] === term ? at : -1
}

/** Numbers of the terms that begin so: from the first to before the second. */
export function numbersBeginning(index: TermIndex, beginning: string): [from: number, to: number] {
  return [firstAtOrAfter(index.terms, beginning), firstAtOrAfter(index.terms, `${beginning}\uffff`)]
}

/** Place of the first term that does not sort before `wanted`. */
function firstAtOrAfter(terms: readonly string[], wanted: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
