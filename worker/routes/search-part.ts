// `/_search/<directory>/<number>`: a part of any release's search data, for search in the browser.

import { placeOfPart } from '#site/search/stored/packed-value.ts'
import { blobResponse, orNotFound } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'

export function handleSearchPart(release: ServedRelease): DecisionHandler<'search-part'> {
  return (c, { directory, part }) =>
    orNotFound(
      release,
      (async () => {
        const context = readContextOf(c)
        // The URL may name any blob, but only a search directory has parts.
        const read = await readDirectory(release.store, directory, context)
        const place = read && placeOfPart(read.runs, part)
        if (!place) return plainNotFound()
        const headers = { 'content-type': 'application/json; charset=utf-8', ...cachePolicy.immutable }
        return blobResponse(c, release, place.value, headers, place.piece)
      })(),
    )
}
