// The part of the search documents that is loaded first: the pages themselves, without text.

import type { SearchDocuments } from './search-documents.ts'

/** More would cost more than it helps: the index finds the others. */
const MOST_PAGES = 1500
const IDENTIFIER = /_|[a-z][A-Z]/

export function titlesOf({ searchDocs, options }: SearchDocuments): SearchDocuments {
  const searchTitles = searchDocs
    .filter(({ type }) => type === 0)
    .slice(0, MOST_PAGES)
    .map(({ questions: _, summary: __, ...entry }) => ({
      ...entry,
      content: '',
      keywords: plainWords(entry.keywords),
    }))
  return { searchDocs: searchTitles, options }
}

const plainWords = (keywords: string): string =>
  keywords
    .split(', ')
    .filter((word) => !IDENTIFIER.test(word))
    .join(', ')
