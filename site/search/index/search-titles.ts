// The part of the search documents that is loaded first: the pages themselves, without text. Their other names would
// make it three times as large, and come with the index.

import type { SearchDocuments } from './search-documents.ts'

/** More would cost more than they help: the index finds the others. */
const MOST_PAGES = 1500

export function titlesOf({ searchDocs, options }: SearchDocuments): SearchDocuments {
  const searchTitles = searchDocs
    .filter(({ type }) => type === 0)
    .slice(0, MOST_PAGES)
    .map(({ questions: _, summary: __, ...entry }) => ({ ...entry, content: '', keywords: '' }))
  return { searchDocs: searchTitles, options }
}
