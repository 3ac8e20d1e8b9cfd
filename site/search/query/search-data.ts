// What a search reads: the documents, their index, and the facts of each entry. Made from the two stored files, or from
// the documents alone.

import { createFactReader, type EntryFacts } from './entry-facts.ts'
import { fromLunrJson } from '../index/lunr-format.ts'
import { parseDocuments, type SearchDocuments } from '../index/search-documents.ts'
import { invert, type TermIndex } from '../index/term-index.ts'
import { weighTerms, type WeighedTerms } from '../index/weigh-terms.ts'
import { createPageTable, type PageTable } from './page-table.ts'
import { FIELD_WEIGHTS } from './weights.ts'

export interface SearchData {
  index: TermIndex
  documents: SearchDocuments
  /** By an entry's number. */
  factsOf: (id: number) => EntryFacts
  pages: PageTable
}

/** Entries between two breaths. */
const PORTION = 500

/** Parses the two files. Throws when either is not what it says it is. */
export function loadSearchData(indexJson: string, documentsJson: string): SearchData {
  const documents = parseDocuments(documentsJson)
  return searchDataOf(documents, fromLunrJson(indexJson))
}

/**
 * Makes the same index from the documents alone: they are less to download than the index. Yields between portions of a
 * few milliseconds.
 */
export function* indexDocuments(documents: SearchDocuments): Generator<void, SearchData> {
  const data = searchDataOf(documents, yield* weighTerms(documents.searchDocs))
  for (let id = 0; id < documents.searchDocs.length; id++) {
    if (id % PORTION === 0) yield
    // Made here, or the first query would make them all.
    data.factsOf(id)
  }
  return data
}

function searchDataOf(documents: SearchDocuments, terms: WeighedTerms): SearchData {
  const { searchDocs } = documents
  return {
    index: invert(terms, FIELD_WEIGHTS),
    documents,
    factsOf: createFactReader(searchDocs),
    pages: createPageTable(searchDocs),
  }
}
