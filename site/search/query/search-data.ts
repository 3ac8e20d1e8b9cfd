// What a search reads: the documents, their index, and the facts of each entry. Made from the two stored files, or from
// the documents alone.

import { createFactReader, type EntryFacts } from './entry-facts.ts'
import { fromLunrJson } from '../index/lunr-format.ts'
import { parseDocuments, type SearchDocuments } from '../index/search-documents.ts'
import { invert, type TermIndex } from '../index/term-index.ts'
import { weighTerms } from '../index/weigh-terms.ts'

export interface SearchData {
  index: TermIndex
  documents: SearchDocuments
  /** By an entry's number. */
  factsOf: (id: number) => EntryFacts
}

/** Entries between two breaths. */
const PORTION = 500

/** Parses the two files. Throws when either is not what it says it is. */
export function loadSearchData(indexJson: string, documentsJson: string): SearchData {
  const documents = parseDocuments(documentsJson)
  const factsOf = createFactReader(documents.searchDocs)
  return { index: invert(fromLunrJson(indexJson)), documents, factsOf }
}

/**
 * Makes the same index from the documents alone: they are less to download than the index. Yields between portions of a
 * few milliseconds.
 */
export function* indexDocuments(documents: SearchDocuments): Generator<void, SearchData> {
  const index = invert(yield* weighTerms(documents.searchDocs))
  const factsOf = createFactReader(documents.searchDocs)
  for (let id = 0; id < documents.searchDocs.length; id++) {
    if (id % PORTION === 0) yield
    // Made here, or the first query would make them all.
    factsOf(id)
  }
  return { index, documents, factsOf }
}
