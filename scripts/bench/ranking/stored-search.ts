// The search of a release for measurements and tests, with every part available.

import type { Hash, Manifest, SearchDirectory } from '#site/model/release.ts'
import { parseHead, type SearchHead } from '#site/search/index/search-head.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import { searchDataOf } from '#site/search/parted/parted-search.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import { UserError } from '../../terminal/run-command.ts'

export interface StoredSearch {
  head: SearchHead
  headText: string
  /** Texts by part number. */
  parts: string[]
  data: SearchData
}

export function openStoredSearch(
  { search }: Pick<Manifest, 'search'>,
  textOf: (hash: Hash) => string,
): StoredSearch {
  if (!search) throw new UserError('the release has no search')
  const headText = textOf(search.head)
  const head = parseHead(headText)
  const parts = (JSON.parse(textOf(search.directory)) as SearchDirectory).parts.map(textOf)
  return { head, headText, parts, data: searchDataOf(head, (part) => parts[part]!, explainQuery) }
}
