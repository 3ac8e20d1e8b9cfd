// A response with one blob as its body, or a piece of one: the ETag is made of its hash, and a 304 needs no read of what
// the release names.

import type { Hash } from '#site/model/release.ts'
import { partOf, type PartPlace } from '#site/search/stored/packed-value.ts'
import { readContextOf } from './route-handler.ts'
import { entityTag, isNoneMatch } from './entity-tag.ts'
import type { AppContext } from '../runtime/factory.ts'
import { plainNotFound } from './plain-response.ts'
import { BlobUnavailable } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from './whole-response.ts'

/** Rejects with `BlobUnavailable` when the blob cannot be read. */
export async function blobResponse(
  c: AppContext,
  release: ServedRelease,
  hash: Hash,
  headers: Record<string, string>,
  { tag: hashOfPiece, ...place }: Omit<PartPlace, 'value'> & { tag?: Hash } = {},
): Promise<Response> {
  const ofValue = [hash, ...(place.piece === undefined ? [] : [String(place.piece)])]
  const tag = entityTag(...(hashOfPiece === undefined ? ofValue : [hashOfPiece]))
  const unchanged = isNoneMatch(c.req.header('if-none-match'), tag)
  // Only KV knows whether a blob of another release exists.
  if (unchanged && release.names(hash)) return notModified(tag, headers)
  const bytes = await partOf(await release.store.read(hash, readContextOf(c)), place)
  return unchanged ? notModified(tag, headers) : wholeResponse(bytes, { ...headers, etag: tag })
}

/** A 304 with the headers of the 200, except those that describe a body. */
export function notModified(tag: string, headers: Record<string, string>): Response {
  const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...kept } = headers
  return new Response(null, { status: 304, headers: { ...kept, etag: tag } })
}

/**
 * For URLs that contain a hash. A blob that is neither in KV nor in this release is a 404; one that this release names
 * is unavailable, so the read rejects. Neither is cacheable: KV may have it a moment later.
 */
export async function orNotFound(release: ServedRelease, response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (error) {
    if (error instanceof BlobUnavailable && error.reason === 'missing' && !release.names(error.hash)) {
      return plainNotFound()
    }
    throw error
  }
}
