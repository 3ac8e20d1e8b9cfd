// A file that is stored as several: one after the other, with the first line that they have in common once.

import { contentHash } from '#site/model/assets/content-hash.ts'
import type { FileEntry, Hash } from '#site/model/release.ts'
import type { Bytes } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'
import { notModified } from './blob-response.ts'
import { entityTag, isNoneMatch } from './entity-tag.ts'
import { streamedResponse } from './streamed-response.ts'

const LINE_END = 10

/** Rejects with `BlobUnavailable` if what the file begins with cannot be read. */
export async function linkedResponse(
  c: AppContext,
  release: ServedRelease,
  { hash, more }: FileEntry & { more: Hash[] },
  headers: Record<string, string>,
): Promise<Response> {
  const blobs = [hash, ...more]
  // A large site's file is several hundred blobs: a tag of all their hashes would be too long for a header.
  const tag = entityTag(await contentHash(new TextEncoder().encode(blobs.join())))
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  async function* bytes(read: (blob: Hash) => Promise<Bytes>): AsyncGenerator<Uint8Array, undefined> {
    yield await read(hash)
    for (const blob of more) {
      const text = await read(blob)
      yield text.subarray(text.indexOf(LINE_END) + 1)
    }
  }
  return streamedResponse(c, release, { blobs, bytes }, { ...headers, etag: tag })
}
