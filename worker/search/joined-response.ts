// `/lunr-index.json` and `/search-doc.json`: joined from many parts of the search and streamed with backpressure, so that
// they are never in memory as a whole.

import type { EntryNumbers } from '#site/search/stored/entry-numbers.ts'
import { piecesOf, publisher } from '#site/search/stored/published-files.ts'
import type { FileEntry, SearchFile } from '#site/model/release.ts'
import { notModified } from '../http/blob-response.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { readContextOf } from '../http/route-handler.ts'
import { readDirectory } from '../release/search-directory.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'

/** Rejects with `BlobUnavailable` if what the file consists of cannot be read. */
export async function joinedResponse(
  c: AppContext,
  { store }: ServedRelease,
  { hash, joined }: FileEntry & { joined: SearchFile },
  headers: Record<string, string>,
): Promise<Response> {
  const tag = entityTag(hash)
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  const context = readContextOf(c)
  const text = async (part: string): Promise<string> =>
    new TextDecoder().decode(await store.read(part, context))
  const { parts, numbers, files } = await readDirectory(store, hash, context)
  const publish = publisher(JSON.parse(await text(numbers)) as EntryNumbers)
  const pieces = piecesOf(files[joined])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value: piece, done } = pieces.next()
      if (done) return controller.close()
      // A part that cannot be read fails the stream, so that no cache stores a truncated response.
      const next = typeof piece === 'string' ? piece : publish(await text(parts[piece.part]!), piece.as)
      controller.enqueue(encoder.encode(next))
    },
  })
  return new Response(body, { headers: { ...headers, etag: tag } })
}
