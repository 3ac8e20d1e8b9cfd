// Assembles the bytes of a document: React's stream with cached parts and the page's content inserted.

import type { Bytes } from '../release/release-store.ts'

/** Bytes by part name; a promise pauses the stream at its place until it settles. */
type DocumentParts = Record<string, Bytes | Promise<Bytes>>

const encoder = new TextEncoder()
const OPEN = encoder.encode('<!--part:')
const CLOSE = encoder.encode('-->')
const decoder = new TextDecoder()

/** The placeholder that `withParts` replaces. */
export const partMark = (name: string): string => `<!--part:${name}-->`

/**
 * Handles placeholders that are split across chunks. Bytes ahead of a pending part are sent at once; available pieces
 * are sent together. Rejects if a part's promise does.
 */
export function withParts(
  html: ReadableStream<Uint8Array>,
  parts: DocumentParts,
): ReadableStream<Uint8Array> {
  let rest: Uint8Array = new Uint8Array(0)
  return html.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        let bytes = rest.byteLength === 0 ? chunk : joinBytes([rest, chunk])
        let ready: Uint8Array[] = []
        const send = () => {
          if (ready.length > 0) controller.enqueue(ready.length === 1 ? ready[0]! : joinBytes(ready))
          ready = []
        }
        for (let at = indexOf(bytes, OPEN); at >= 0; at = indexOf(bytes, OPEN)) {
          const end = indexOf(bytes, CLOSE, at + OPEN.byteLength)
          if (end < 0) break
          if (at > 0) ready.push(bytes.subarray(0, at))
          const part = parts[decoder.decode(bytes.subarray(at + OPEN.byteLength, end))]
          if (part instanceof Promise) send()
          const value = part instanceof Promise ? await part : part
          if (value && value.byteLength > 0) ready.push(value)
          bytes = bytes.subarray(end + CLOSE.byteLength)
        }
        const keep = unfinishedMark(bytes)
        if (keep > 0) ready.push(bytes.subarray(0, keep))
        send()
        rest = bytes.subarray(keep)
      },
      flush(controller) {
        if (rest.byteLength > 0) controller.enqueue(rest)
      },
    }),
  )
}

/**
 * Passes the stream through and collects its bytes, which are available once it ends. Nothing is kept of a cancelled
 * one.
 */
export function collecting(
  stream: ReadableStream<Uint8Array>,
  onEnd: (bytes: Bytes) => void,
): ReadableStream<Uint8Array> {
  const chunks: Uint8Array[] = []
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        chunks.push(chunk)
        controller.enqueue(chunk)
      },
      flush: () => onEnd(joinBytes(chunks)),
    }),
  )
}

function joinBytes(pieces: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** Index at which an incomplete placeholder starts that the next chunk may complete; the length if there is none. */
function unfinishedMark(bytes: Uint8Array): number {
  const open = indexOf(bytes, OPEN)
  if (open >= 0) return open
  for (let length = Math.min(OPEN.byteLength - 1, bytes.byteLength); length > 0; length--) {
    const tail = bytes.subarray(bytes.byteLength - length)
    if (tail.every((byte, index) => byte === OPEN[index])) return bytes.byteLength - length
  }
  return bytes.byteLength
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from = 0): number {
  for (let at = bytes.indexOf(wanted[0]!, from); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1)) {
    let length = 1
    while (length < wanted.byteLength && bytes[at + length] === wanted[length]) length++
    if (length === wanted.byteLength) return at
  }
  return -1
}
