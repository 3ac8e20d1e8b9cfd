// The answer that is a page: from memory, from KV within the grace time, or streamed around a slow read.

import { encodePath } from '#site/model/urls.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { notModified } from '../http/blob-response.ts'
import { createBoundedMemory } from '../runtime/bounded-memory.ts'
import { joinDocument, recordHtml, streamDocument } from '../render/document-body.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { prefersMarkdown } from '../http/negotiate.ts'
import { createPageHeaders } from '../http/page-headers.ts'
import { describePage } from '../render/page-subject.ts'
import type { Bytes } from '../release/release-store.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import type { ServedRelease } from '../release/served-release.ts'
import { isTimeUp, within } from '../runtime/time-limit.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { logLateFailure, renderErrorBox } from './failure.tsx'
import { respondWithMarkdown } from './markdown.ts'

/** With the blobs of the release store less than half of the 128 MB of an isolate. */
const MEMORY_BYTES = 24 * 1024 * 1024
/** A reader does not notice this long; a KV that needs longer must not hold back the head of the page. */
export const GRACE_MS = 20

export function handlePage(
  release: ServedRelease,
  renderer: PageRenderer,
  graceMilliseconds: number,
): DecisionHandler<'page'> {
  const { manifest, store } = release
  const documents = createBoundedMemory<Bytes>(MEMORY_BYTES)
  const headers = createPageHeaders(manifest)

  return async (c, { path, page }) => {
    if (prefersMarkdown(c.req.header('accept'))) {
      return respondWithMarkdown(c, release, path, page, { vary: 'accept' })
    }
    // The document names its release, so the same record under another release is another document.
    const tag = entityTag(page.hash, manifest.id)
    const verified = { ...headers.verified(path, page), etag: tag }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, verified)
    const known = documents.get(path)
    if (known) return wholeResponse(known, verified)

    const context = readContextOf(c)
    const reading = store.read(page.hash, context)
    const rendering = describePage(release, path, page, context).then((subject) => renderer.render(subject))
    const [document, pace] = await Promise.all([rendering, paceOf(reading, graceMilliseconds)])
    const remember = (record: Bytes): Bytes => {
      const body = joinDocument(document, recordHtml(record))
      documents.set(path, body, body.byteLength)
      return body
    }
    if (pace === 'ready') return wholeResponse(remember(await reading), verified)

    c.set('event', 'content-slow')
    const errorBox = await renderErrorBox(encodePath(path))
    const body = streamDocument(document, reading, errorBox, {
      onContent: remember,
      onFailure: (error) => logLateFailure(c, manifest.id, error),
    })
    return new Response(body, { headers: headers.unverified(path, page) })
  }
}

/** `ready` when the read ends within the grace time, `slow` when it goes on after it. Rejects when it has failed. */
async function paceOf(reading: Promise<unknown>, graceMilliseconds: number): Promise<'ready' | 'slow'> {
  try {
    await within(graceMilliseconds, reading)
    return 'ready'
  } catch (error) {
    if (isTimeUp(error)) return 'slow'
    throw error
  }
}
