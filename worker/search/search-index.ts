// The search data in the Worker: read on the first search, parsed once per isolate.

import { loadSearchData, type SearchData } from '#site/search/query/search-data.ts'
import type { ReadContext } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'

/** The index, or `undefined` in a release without search. Rejects with `BlobUnavailable`. */
export type SearchIndexLoader = (context: ReadContext) => Promise<SearchData | undefined>

export function createSearchIndex({ manifest, store }: ServedRelease): SearchIndexLoader {
  let loaded: SearchData | undefined
  return async (context) => {
    if (loaded || !manifest.search) return loaded
    const { index, documents } = manifest.search
    const [indexBytes, documentBytes] = await Promise.all([
      store.read(index, context),
      store.read(documents, context),
    ])
    // Others may have waited for the same reads; parsing is the costly part, and one result serves all.
    loaded ??= loadSearchData(decode(indexBytes), decode(documentBytes))
    return loaded
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
