// `/lunr-index.json` and `/search-doc.json` as they are stored: values of many compressed pieces. Readers inflate one
// piece at a time, so a file is never in memory as a whole.

import type { Hash, JoinedFile } from '../../model/release.ts'

/** Before each piece: how many bytes it has, as an unsigned number. */
const LENGTH_BYTES = 4

/** One value of compressed pieces. */
export function packPieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + LENGTH_BYTES + byteLength, 0))
  const view = new DataView(packed.buffer)
  let at = 0
  for (const piece of pieces) {
    view.setUint32(at, piece.byteLength)
    packed.set(piece, at + LENGTH_BYTES)
    at += LENGTH_BYTES + piece.byteLength
  }
  return packed
}

/** The values that a file consists of, in order. */
export const valuesOf = (file: JoinedFile): Hash[] =>
  file.flatMap((part) => (typeof part === 'string' ? [] : part))

function* piecesIn(value: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength)
  for (let at = 0; at < value.byteLength;) {
    const length = view.getUint32(at)
    yield new Uint8Array(value.buffer, value.byteOffset + at + LENGTH_BYTES, length)
    at += LENGTH_BYTES + length
  }
}

/** The bytes of a file, in order. Rejects if a value cannot be read. */
export async function* bytesOf(
  file: JoinedFile,
  read: (value: Hash) => Promise<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  for (const part of file) {
    if (typeof part === 'string') {
      yield encoder.encode(part)
      continue
    }
    let isFirst = true
    for (const value of part) {
      for (const piece of piecesIn(await read(value))) {
        if (!isFirst) yield encoder.encode(',')
        isFirst = false
        yield await inflate(piece)
      }
    }
  }
}

async function inflate(piece: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Blob([piece]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}
