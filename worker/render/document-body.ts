// The bytes of a document: joined whole, or streamed with its content following when it comes.

import type { Bytes } from '../release/release-store.ts'
import type { RenderedDocument } from './render-document.tsx'

const encoder = new TextEncoder()
const NEWLINE = 10

/** The HTML of a page record: all but its last line, which is metadata. */
export function recordHtml(record: Bytes): Bytes {
  return record.subarray(0, record.lastIndexOf(NEWLINE))
}

export function joinDocument({ before, after }: RenderedDocument, content: Bytes): Bytes {
  const head = encoder.encode(before)
  const tail = encoder.encode(after)
  const body = new Uint8Array(head.byteLength + content.byteLength + tail.byteLength)
  body.set(head)
  body.set(content, head.byteLength)
  body.set(tail, head.byteLength + content.byteLength)
  return body
}

export interface StreamEnd {
  /** Called with the verified record once it is on its way. */
  onContent(record: Bytes): unknown
  /** Called when the document had to end with the error box. */
  onFailure(error: unknown): void
}

/** Head, header and sidebar at once; then the record, or the error box when it cannot be had; always closed HTML. */
export function streamDocument(
  document: RenderedDocument,
  reading: Promise<Bytes>,
  errorBox: string,
  end: StreamEnd,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(document.before))
      let content: Uint8Array
      try {
        const record = await reading
        content = recordHtml(record)
        end.onContent(record)
      } catch (error) {
        content = encoder.encode(errorBox)
        end.onFailure(error)
      }
      try {
        controller.enqueue(content)
        controller.enqueue(encoder.encode(document.after))
        controller.close()
      } catch {
        // The reader has gone; there is nobody left to tell.
      }
    },
  })
}
