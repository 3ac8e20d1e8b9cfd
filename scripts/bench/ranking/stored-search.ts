// The search of a release for measurements and tests, with every part available.

import type { Hash, JoinedFile, Manifest, SearchDirectory, SearchFile } from '#site/model/release.ts'
import { bytesOf } from '#site/search/stored/joined-file.ts'
import { parseHead, type SearchHead } from '#site/search/index/search-head.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import { searchDataOf } from '#site/search/parted/parted-search.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import { UserError } from '../../project/errors.ts'

export interface StoredSearch {
  head: SearchHead
  headText: string
  /** Texts by part number. */
  parts: string[]
  data: SearchData
}

const SEARCH_CODE = { parse: parseQuery, explainQuery }

export function openStoredSearch(
  { search }: Pick<Manifest, 'search'>,
  textOf: (hash: Hash) => string,
): StoredSearch {
  if (!search) throw new UserError('the release has no search')
  const headText = textOf(search.head)
  const head = parseHead(headText)
  const parts = (JSON.parse(textOf(search.directory)) as SearchDirectory).parts.map(textOf)
  return { head, headText, parts, data: searchDataOf(head, (part) => parts[part]!, SEARCH_CODE) }
}

type ValueOf = (hash: Hash) => Uint8Array

/** `/lunr-index.json` or `/search-doc.json`, as the Worker sends it. */
export function releasedFile(
  file: SearchFile,
  { search }: Pick<Manifest, 'search'>,
  valueOf: ValueOf,
): Promise<string> {
  if (!search) throw new UserError('the release has no search')
  const { files } = JSON.parse(Buffer.from(valueOf(search.directory)).toString()) as SearchDirectory
  return joinedText(files[file], valueOf)
}

export async function joinedText(file: JoinedFile, valueOf: ValueOf): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytesOf(file, async (value) => new Uint8Array(valueOf(value)))) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
