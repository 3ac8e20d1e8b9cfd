// The search of a release for measurements and tests, with every part available.

import type { Hash, JoinedFile, Manifest, SearchDirectory, SearchFile } from '#site/model/release.ts'
import { bytesOf } from '#site/search/stored/joined-file.ts'
import { partOf, placeOfPart } from '#site/search/stored/packed-value.ts'
import { parseHead, type SearchHead } from '#site/search/index/search-head.ts'
import { answerFinder } from '#site/search/answer/answer-finder.ts'
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

type ValueOf = (hash: Hash) => Uint8Array

const textOf = (value: Uint8Array): string => new TextDecoder().decode(value)

const SEARCH_CODE = { parse: parseQuery, explainQuery, answerFinder }

export async function openStoredSearch(
  { search }: Pick<Manifest, 'search'>,
  valueOf: ValueOf,
): Promise<StoredSearch> {
  if (!search) throw new UserError('the release has no search')
  const headText = textOf(valueOf(search.head))
  const head = parseHead(headText)
  const { places } = JSON.parse(textOf(valueOf(search.directory))) as SearchDirectory
  const parts: string[] = []
  for (let place = placeOfPart(places, 0); place; place = placeOfPart(places, parts.length))
    parts.push(textOf(await partOf(new Uint8Array(valueOf(place.value)), place)))
  return { head, headText, parts, data: searchDataOf(head, (part) => parts[part]!, SEARCH_CODE) }
}

/** `/lunr-index.json` or `/search-doc.json`, as the Worker sends it. */
export function releasedFile(
  file: SearchFile,
  { search }: Pick<Manifest, 'search'>,
  valueOf: ValueOf,
): Promise<string> {
  if (!search) throw new UserError('the release has no search')
  const { files } = JSON.parse(textOf(valueOf(search.directory))) as SearchDirectory
  return joinedText(files[file], valueOf)
}

export async function joinedText(file: JoinedFile, valueOf: ValueOf): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytesOf(file, async (value) => new Uint8Array(valueOf(value)))) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
