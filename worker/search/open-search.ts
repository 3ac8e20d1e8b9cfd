// Search in the Worker: the head of the index is read on the first search, parts as queries need them. Both are kept
// parsed, within a limit, and as bytes in the release store, so that slow KV is read only once for each.

import { answerFinder } from '#site/search/answer/answer-finder.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import { openSearch, type PartedSearch, type SearchCode } from '#site/search/parted/parted-search.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import { parseHead } from '#site/search/index/search-head.ts'
import { partOf, placeOfPart } from '#site/search/stored/packed-value.ts'
import type { ReadContext } from '../release/release-store.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { createLruCache } from '../runtime/lru-cache.ts'

/** In characters as stored; parsed, they take about four times as much memory. */
const KEPT_CHARACTERS = 8 * 1024 * 1024

const SEARCH_CODE: SearchCode = {
  parse: parseQuery,
  loadExplainer: () => Promise.resolve(explainQuery),
  loadAnswerFinder: () => Promise.resolve(answerFinder),
}

/** Runs a function over the data that it needs. Rejects with `BlobUnavailable`. */
type AskSearch = <Result>(run: (data: SearchData) => Result) => Promise<Result>

/** Undefined if the release has no search. */
export type OpenSearch = (context: ReadContext) => Promise<AskSearch | undefined>

export function createSearch({ manifest, store }: ServedRelease): OpenSearch {
  const kept = createLruCache<unknown>(KEPT_CHARACTERS)
  let opened: PartedSearch | undefined
  return async (context) => {
    if (!manifest.search) return undefined
    const { head, directory } = manifest.search
    if (!opened) {
      const text = decode(await store.read(head, context))
      opened ??= openSearch(parseHead(text), kept, SEARCH_CODE)
    }
    const search = opened
    return (run) =>
      search.ask(run, async (part) => {
        const { places } = (await readDirectory(store, directory, context))!
        const place = placeOfPart(places, part)!
        return decode(await partOf(await store.read(place.value, context), place))
      })
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
