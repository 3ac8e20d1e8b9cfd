// The stored form of the index: lunr 2.3.9's own serialisation, without positions, loadable by any lunr client.

import { FIELDS, type WeighedTerms } from './weigh-terms.ts'

const LUNR_VERSION = '2.3.9'

type Field = (typeof FIELDS)[number]

interface SerializedIndex {
  version: string
  fields: readonly string[]
  /** `title/12`, then term numbers and weights, two by two, in the order of the numbers. */
  fieldVectors: [string, number[]][]
  /** Term to its number and, by field, the references of the entries that hold it. */
  invertedIndex: [string, { _index: number } & Record<Field, Record<string, object>>][]
  pipeline: string[]
}

/** The terms are stems already, so a lunr client that loads this runs no pipeline. */
export function toLunrJson({ terms, entry, field, term, weight }: WeighedTerms): string {
  const invertedIndex = terms.map((text, number): SerializedIndex['invertedIndex'][number] => [
    text,
    { _index: number, title: {}, keywords: {}, content: {}, questions: {} },
  ])
  const vectors = new Map<string, [number, number][]>()
  for (let row = 0; row < term.length; row++) {
    const number = term[row]!
    const name = FIELDS[field[row]!]!
    invertedIndex[number]![1][name][entry[row]!] = {}
    const reference = `${name}/${entry[row]}`
    const vector = vectors.get(reference)
    if (vector) vector.push([number, weight[row]!])
    else vectors.set(reference, [[number, weight[row]!]])
  }
  const index: SerializedIndex = {
    version: LUNR_VERSION,
    fields: FIELDS,
    fieldVectors: Array.from(vectors, ([reference, pairs]) => [
      reference,
      pairs.sort(([a], [b]) => a - b).flat(),
    ]),
    invertedIndex,
    pipeline: [],
  }
  return JSON.stringify(index)
}

/** Reads what `toLunrJson` wrote. Throws when the text is something else. */
export function fromLunrJson(json: string): WeighedTerms {
  const index = JSON.parse(json) as SerializedIndex
  if (!Array.isArray(index?.fieldVectors) || !Array.isArray(index.invertedIndex)) {
    throw new TypeError('The search index is not in the format of lunr')
  }
  const terms: string[] = []
  for (const [term, { _index }] of index.invertedIndex) terms[_index] = term
  const count = index.fieldVectors.reduce((sum, [, elements]) => sum + elements.length / 2, 0)
  const table = {
    terms,
    entry: new Uint32Array(count),
    field: new Uint8Array(count),
    term: new Uint32Array(count),
    weight: new Float64Array(count),
  }
  let row = 0
  for (const [reference, elements] of index.fieldVectors) {
    const [field, id] = reference.split('/') as [Field, string]
    for (let at = 0; at < elements.length; at += 2, row++) {
      table.entry[row] = Number(id)
      table.field[row] = FIELDS.indexOf(field)
      table.term[row] = elements[at]!
      table.weight[row] = elements[at + 1]!
    }
  }
  return table
}
