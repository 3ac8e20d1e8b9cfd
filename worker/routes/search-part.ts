// `/_search/<directory>/<number>`: a part of any release's search data, for search in the browser.

import type { Hash } from '#site/model/release.ts'
import { placeOfPart } from '#site/search/stored/packed-value.ts'
import { blobResponse, orNotFound } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'

export function handleSearchPart(release: ServedRelease): DecisionHandler<'search-part'> {
  return (c, { directory, part }) => {
    const response = readPart(c, release, directory, part)
    // The manifest names the directory alone, and with it the values of all its parts.
    return release.names(directory) ? response : orNotFound(release, response)
  }
}

async function readPart(
  c: AppContext,
  release: ServedRelease,
  directory: Hash,
  part: number,
): Promise<Response> {
  // The URL may name any blob, but only a search directory has parts.
  const read = await readDirectory(release.store, directory, readContextOf(c))
  const place = read && placeOfPart(read.places, part)
  if (!place) return plainNotFound()
  const headers = { 'content-type': 'application/json; charset=utf-8', ...cachePolicy.immutable }
  return blobResponse(c, release, place.value, headers, place)
}
