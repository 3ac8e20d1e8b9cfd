// `/lunr-index.json` and `/search-doc.json`: compressed pieces of many blobs.

import { bytesOf, valuesOf } from '#site/search/stored/joined-file.ts'
import type { FileEntry, SearchFile } from '#site/model/release.ts'
import { notModified } from '../http/blob-response.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { readContextOf } from '../http/route-handler.ts'
import { streamedResponse } from '../http/streamed-response.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'

/** Rejects with `BlobUnavailable` if what the file begins with cannot be read. */
export async function joinedResponse(
  c: AppContext,
  release: ServedRelease,
  { hash, joined }: FileEntry & { joined: SearchFile },
  headers: Record<string, string>,
): Promise<Response> {
  const tag = entityTag(hash)
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  const file = (await readDirectory(release.store, hash, readContextOf(c)))!.files[joined]
  const body = { blobs: valuesOf(file), bytes: bytesOf.bind(null, file) }
  return streamedResponse(c, release, body, { ...headers, etag: tag })
}
