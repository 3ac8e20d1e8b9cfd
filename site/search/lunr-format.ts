// Owns the stored form of the index: lunr 2.3.9's own serialisation, without positions, loadable by any lunr client.

import { FIELDS, type Field, type FieldVector, type Vectors } from './term-index.ts'

const LUNR_VERSION = '2.3.9'

interface SerializedIndex {
  version: string
  fields: readonly string[]
  /** `title/12` and the vector's elements. */
  fieldVectors: [string, number[]][]
  /** Term to its number and, by field, the references of the entries that hold it. */
  invertedIndex: [string, { _index: number } & Record<Field, Record<string, object>>][]
  pipeline: string[]
}

/** The terms are stems already, so a lunr client that loads this runs no pipeline. */
export function toLunrJson({ terms, vectors }: Vectors): string {
  const invertedIndex = terms.map((term, number): SerializedIndex['invertedIndex'][number] => [
    term,
    { _index: number, title: {}, keywords: {}, content: {} },
  ])
  for (const { id, field, elements } of vectors) {
    for (let at = 0; at < elements.length; at += 2) invertedIndex[elements[at]!]![1][field][id] = {}
  }
  const fieldVectors = vectors.map(({ id, field, elements }): [string, number[]] => [
    `${field}/${id}`,
    elements,
  ])
  const index: SerializedIndex = {
    version: LUNR_VERSION,
    fields: FIELDS,
    fieldVectors,
    invertedIndex,
    pipeline: [],
  }
  return JSON.stringify(index)
}

/** Reads what `toLunrJson` wrote. Throws when the text is something else. */
export function fromLunrJson(json: string): Vectors {
  const index = JSON.parse(json) as SerializedIndex
  if (!Array.isArray(index?.fieldVectors) || !Array.isArray(index.invertedIndex)) {
    throw new TypeError('The search index is not in the format of lunr')
  }
  const terms: string[] = []
  for (const [term, { _index }] of index.invertedIndex) terms[_index] = term
  const vectors = index.fieldVectors.map(([reference, elements]): FieldVector => {
    const [field, id] = reference.split('/') as [Field, string]
    return { id: Number(id), field, elements }
  })
  return { terms, vectors }
}
