// Owns the answer that is a page: from memory, from KV within the grace time, or streamed around a slow read.

import { encodePath } from '#site/model/urls.ts'
import { readContextOf, type Answer } from '../answer.ts'
import { notModified } from '../blob-answer.ts'
import { createBoundedMemory } from '../bounded-memory.ts'
import { joinDocument, recordHtml, streamDocument } from '../document-body.ts'
import { entityTag, isNoneMatch } from '../entity-tag.ts'
import { prefersMarkdown } from '../negotiate.ts'
import { createPageHeaders } from '../page-headers.ts'
import { describePage } from '../page-subject.ts'
import type { Bytes } from '../release-store.ts'
import type { PageRenderer } from '../render-page.tsx'
import type { ServedRelease } from '../served-release.ts'
import { isTimeUp, within } from '../time-limit.ts'
import { wholeAnswer } from '../whole-answer.ts'
import { logLateFailure, renderErrorBox } from './failure.tsx'
import { respondWithTwin } from './twin.ts'

/** With the blobs of the release store less than half of the 128 MB of an isolate. */
const MEMORY_BYTES = 24 * 1024 * 1024
/** A reader does not notice this long; a KV that needs longer must not hold back the head of the page. */
export const GRACE_MS = 20

export function answerPage(
  release: ServedRelease,
  renderer: PageRenderer,
  graceMilliseconds: number,
): Answer<'page'> {
  const { manifest, store } = release
  const documents = createBoundedMemory<Bytes>(MEMORY_BYTES)
  const headers = createPageHeaders(manifest)

  return async (c, { path, page }) => {
    if (prefersMarkdown(c.req.header('accept'))) {
      return respondWithTwin(c, release, path, page, { vary: 'accept' })
    }
    // The document names its release, so the same record under another release is another document.
    const tag = entityTag(page.hash, manifest.id)
    const verified = { ...headers.verified(path, page), etag: tag }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, verified)
    const known = documents.get(path)
    if (known) return wholeAnswer(known, verified)

    const context = readContextOf(c)
    const reading = store.read(page.hash, context)
    const rendering = describePage(release, path, page, context).then((subject) => renderer.render(subject))
    const [document, pace] = await Promise.all([rendering, paceOf(reading, graceMilliseconds)])
    const remember = (record: Bytes): Bytes => {
      const body = joinDocument(document, recordHtml(record))
      documents.set(path, body, body.byteLength)
      return body
    }
    if (pace === 'ready') return wholeAnswer(remember(await reading), verified)

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
