// A page's document: from memory, or React's stream around the verified record. Nothing is sent before the record is
// verified, so every response here is cacheable; worker/gateway/ sends the early frame of a slow page.

import type { DecisionHandler } from '../http/route-handler.ts'
import { readContextOf } from '../http/route-handler.ts'
import { notModified } from '../http/blob-response.ts'
import { createLruCache } from '../runtime/lru-cache.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { createPageHeaders } from '../http/page-headers.ts'
import { recordHtml } from '../release/record-html.ts'
import { collecting } from '../render/document-stream.ts'
import { describePage } from '../render/page-subject.ts'
import type { Bytes } from '../release/release-store.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from '../http/whole-response.ts'

/** Together with the blobs of the release store, less than half of an isolate's 128 MB. */
const MEMORY_BYTES = 24 * 1024 * 1024

export function handlePage(release: ServedRelease, renderer: PageRenderer): DecisionHandler<'page'> {
  const { manifest, store } = release
  const documents = createLruCache<Bytes>(MEMORY_BYTES)
  const headersOf = createPageHeaders(manifest)

  return async (c, { path, page }) => {
    // The document contains the release id, so the same record in another release is a different document.
    const tag = entityTag(page.hash, manifest.id)
    const headers = { ...headersOf.verified(path, page), etag: tag }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
    const known = documents.get(path)
    if (known) return wholeResponse(known, headers)

    const context = readContextOf(c)
    const reading = store.read(page.hash, context)
    // The record is read while the frame renders; the stream starts once the record is verified.
    const main = reading.then(recordHtml)
    main.catch(() => undefined)
    const rendering = describePage(release, path, page, context).then((subject) =>
      renderer.render(subject, main),
    )
    const [body] = await Promise.all([rendering, reading])
    const kept = collecting(body, (bytes) => documents.set(path, bytes, bytes.byteLength))
    return new Response(kept, { headers })
  }
}
