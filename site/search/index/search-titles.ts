// What of the search documents comes first: titles and names, without text.
// Fields of operations, readers' questions and names that only samples hold come with the text, a moment later.

import { hasOwnPlace, isOperation, type SearchDocuments } from './search-documents.ts'

const IDENTIFIER = /_|[a-z][A-Z]/

export function titlesOf({ searchDocs, options }: SearchDocuments): SearchDocuments {
  const searchTitles = searchDocs
    .filter((entry) => !hasOwnPlace(entry) || isOperation(entry))
    .map(({ questions: _, summary: __, ...entry }) => ({
      ...entry,
      content: '',
      keywords: entry.type === 0 ? plainWords(entry.keywords) : '',
    }))
  return { searchDocs: searchTitles, options }
}

const plainWords = (keywords: string): string =>
  keywords
    .split(', ')
    .filter((word) => !IDENTIFIER.test(word))
    .join(', ')
