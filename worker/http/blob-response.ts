// The response that is one blob as it is: entity tag by hash, 304 without reading it.

import type { Hash } from '#site/model/release.ts'
import { readContextOf } from './route-handler.ts'
import { entityTag, isNoneMatch } from './entity-tag.ts'
import type { AppContext } from '../runtime/factory.ts'
import { cachePolicy } from './cache-policy.ts'
import { plainNotFound } from './plain-response.ts'
import { BlobUnavailable, type ReleaseStore } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from './whole-response.ts'

/** Rejects with `BlobUnavailable` where the blob cannot be had. */
export async function blobResponse(
  c: AppContext,
  store: ReleaseStore,
  hash: Hash,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = entityTag(hash)
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  const bytes = await store.read(hash, readContextOf(c))
  return wholeResponse(bytes, { ...headers, etag: tag })
}

/** 304 with the headers of the 200 but those that describe a body. */
export function notModified(tag: string, headers: Record<string, string>): Response {
  const { 'content-type': _type, 'content-length': _length, ...kept } = headers
  return new Response(null, { status: 304, headers: { ...kept, etag: tag } })
}

/**
 * For URLs that carry a hash: a blob that KV lacks and this release does not name is not found, now. One that the release
 * names is out of reach, and rejects. Neither may be cached: KV may have it in a moment.
 */
export async function orNotFound(release: ServedRelease, response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (error) {
    if (error instanceof BlobUnavailable && error.reason === 'missing' && !release.names(error.hash)) {
      return plainNotFound(cachePolicy.never)
    }
    throw error
  }
}
