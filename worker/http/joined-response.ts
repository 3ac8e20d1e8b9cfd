// A response that concatenates many blobs, streamed with backpressure: never held in memory as a whole.

import type { Hash, JoinedFile } from '#site/model/release.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'
import { notModified } from './blob-response.ts'
import { entityTag, isNoneMatch } from './entity-tag.ts'
import { readContextOf } from './route-handler.ts'

/** Rejects with `BlobUnavailable` when the list or the first part cannot be read. */
export async function joinedResponse(
  c: AppContext,
  { store }: ServedRelease,
  list: Hash,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = entityTag(list)
  if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
  const context = readContextOf(c)
  const { pieces } = JSON.parse(new TextDecoder().decode(await store.read(list, context))) as JoinedFile
  const first = await store.read(pieces[0]!, context)
  let next = 1
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const piece = pieces[next++]
      if (piece === undefined) controller.close()
      // A part that cannot be read fails the stream, so that no cache stores a truncated response.
      else controller.enqueue(await store.read(piece, context))
    },
  })
  return new Response(body, { headers: { ...headers, etag: tag } })
}
