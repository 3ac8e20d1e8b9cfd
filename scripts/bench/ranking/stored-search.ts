// The search of a release for measurements and tests, with every part available.

import type { Hash, Manifest, SearchDirectory, SearchFile } from '#site/model/release.ts'
import type { EntryNumbers } from '#site/search/stored/entry-numbers.ts'
import { piecesOf, publisher } from '#site/search/stored/published-files.ts'
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

/** `/lunr-index.json` or `/search-doc.json`, as the Worker sends it. */
export function publishedFile(
  file: SearchFile,
  { files, numbers }: Pick<SearchDirectory, 'files'> & { numbers: EntryNumbers },
  textOf: (part: number) => string,
): string {
  const publish = publisher(numbers)
  const pieces = [...piecesOf(files[file])]
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : publish(textOf(piece.part), piece.as)))
    .join('')
}

/** The same of a release. */
export function releasedFile(
  file: SearchFile,
  { search }: Pick<Manifest, 'search'>,
  textOf: (hash: Hash) => string,
): string {
  if (!search) throw new UserError('the release has no search')
  const { files, numbers, parts } = JSON.parse(textOf(search.directory)) as SearchDirectory
  const known = { files, numbers: JSON.parse(textOf(numbers)) as EntryNumbers }
  return publishedFile(file, known, (part) => textOf(parts[part]!))
}
