// The answer that is one blob as it is: entity tag by hash, 304 without reading it.

import type { Hash } from '#site/model/release.ts'
import { readContextOf } from './route-handler.ts'
import { entityTag, isNoneMatch } from './entity-tag.ts'
import type { AppContext } from '../runtime/factory.ts'
import { plainNotFound } from './plain-response.ts'
import { BlobUnavailable, type ReleaseStore } from '../release/release-store.ts'
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

/** For addresses that carry a hash of their own: a blob that no release has stored is not found, not out of reach. */
export async function orNotFound(response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (error) {
    if (error instanceof BlobUnavailable && error.reason === 'missing') return plainNotFound()
    throw error
  }
}
