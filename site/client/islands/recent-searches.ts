// The reader's recent searches, stored only in their own browser.

import { readStored, writeStored } from '../../browser/stored-values.ts'
import { RECENT_SEARCHES_KEY } from '../../model/storage-keys.ts'
import { looksSecret } from '../../search/secret/secret-text.ts'
import { MAX_QUERY_LENGTH } from '../../model/queries/query-limits.ts'

const MAX_RECENT = 5

/** Newest first; empty if nothing valid is stored. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((query) => typeof query === 'string' && query.length <= MAX_QUERY_LENGTH)
      .slice(0, MAX_RECENT)
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  if (query === '' || looksSecret(query)) return
  const others = recentSearches().filter((earlier) => earlier.toLowerCase() !== query.toLowerCase())
  writeStored(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT)))
}
