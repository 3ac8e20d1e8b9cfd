// The words in the titles of pages and sections and in readers' questions, as written.

import { NAME_TAG, type SearchEntry } from './search-documents.ts'
import { tokenize } from './tokenize.ts'

export function titleWords(entries: readonly SearchEntry[]): Set<string> {
  const texts = entries
    .filter(({ tagName }) => tagName !== NAME_TAG)
    .flatMap(({ title, questions = [] }) => [title, ...questions])
  return new Set(texts.flatMap(tokenize).map(({ whole }) => whole))
}
