// `/lunr-index.json` and `/search-doc.json`: stored in a few values and streamed with backpressure, so that they are never
// in memory as a whole.

import { bytesOf, valuesOf } from '#site/search/stored/joined-file.ts'
import type { FileEntry, SearchFile } from '#site/model/release.ts'
import { notModified } from '../http/blob-response.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { readContextOf } from '../http/route-handler.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'

/** Values that are read before the response begins, and ahead of what is sent. More would not stay in memory. */
const READ_AHEAD = 16

/** Rejects with `BlobUnavailable` if what the file begins with cannot be read. */
export async function joinedResponse(
  c: AppContext,
  { store }: ServedRelease,
  { hash, joined }: FileEntry & { joined: SearchFile },
  headers: Record<string, string>,
): Promise<Response> {
  const tag = entityTag(hash)
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  const context = readContextOf(c)
  const file = (await readDirectory(store, hash, context)).files[joined]
  const values = valuesOf(file)
  await Promise.all(values.slice(0, READ_AHEAD).map((value) => store.read(value, context)))
  const bytes = bytesOf(file, (value) => {
    const later = values[values.indexOf(value) + READ_AHEAD]
    // If it cannot be read, its own turn says so.
    if (later !== undefined) store.read(later, context).catch(() => undefined)
    return store.read(value, context)
  })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A later value that cannot be read fails the stream, so that no cache stores a truncated response.
      const { value, done } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return new Response(body, { headers: { ...headers, etag: tag } })
}
