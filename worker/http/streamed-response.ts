// A response that is made of many blobs and never in memory as a whole: streamed with backpressure.

import type { Hash } from '#site/model/release.ts'
import type { Bytes } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'
import { readContextOf } from './route-handler.ts'

/** Blobs that are read before the response begins, and ahead of what is sent. More would not stay in memory. */
const READ_AHEAD = 16

interface StreamedBody {
  /** In the order in which they are read. */
  blobs: readonly Hash[]
  bytes: (read: (blob: Hash) => Promise<Bytes>) => AsyncGenerator<Uint8Array, undefined>
}

/** Rejects with `BlobUnavailable` if what the body begins with cannot be read. */
export async function streamedResponse(
  c: AppContext,
  { store }: ServedRelease,
  { blobs, bytes }: StreamedBody,
  headers: Record<string, string>,
): Promise<Response> {
  const context = readContextOf(c)
  await Promise.all(blobs.slice(0, READ_AHEAD).map((blob) => store.read(blob, context)))
  const read = bytes((blob) => {
    const later = blobs[blobs.indexOf(blob) + READ_AHEAD]
    // If it cannot be read, its own turn says so.
    if (later !== undefined) store.read(later, context).catch(() => undefined)
    return store.read(blob, context)
  })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A later blob that cannot be read fails the stream, so that no cache stores a truncated response.
      const { value, done } = await read.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return new Response(body, { headers })
}
