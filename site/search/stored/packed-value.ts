// Values of the search that hold many pieces: what is read by itself need not be published by itself.

import type { Hash, PartRun } from '../../model/release.ts'
import { inflate } from './inflate.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Before each piece: how many bytes it has, as an unsigned number. */
const LENGTH_BYTES = 4

export function packPieces(pieces: readonly Uint8Array[]): Bytes {
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

/** The pieces of a value from the one with that number on. */
export function* piecesFrom(value: Bytes, from: number): Generator<Bytes, undefined> {
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength)
  for (let at = 0, piece = 0; at < value.byteLength; piece++) {
    const length = view.getUint32(at)
    if (piece >= from) yield new Uint8Array(value.buffer, value.byteOffset + at + LENGTH_BYTES, length)
    at += LENGTH_BYTES + length
  }
}

/** The piece with that number; the value itself if it has no pieces. Throws if there is no such piece. */
export function pieceOf(value: Bytes, piece: number | undefined): Bytes {
  if (piece === undefined) return value
  const { value: found } = piecesFrom(value, piece).next()
  if (!found) throw new RangeError(`The value has no piece ${piece}`)
  return found
}

/** Where a part of the search is. */
export interface PartPlace {
  value: Hash
  /** Absent if the value is nothing else. */
  piece?: number
  deflated?: true
}

/** Undefined if there is no such part. */
export function placeOfPart(runs: readonly PartRun[], part: number): PartPlace | undefined {
  let first = 0
  for (const { value, from, count, deflated } of runs) {
    if (part < first + count)
      return {
        value,
        ...(from !== undefined && { piece: from + part - first }),
        ...(deflated && { deflated }),
      }
    first += count
  }
  return undefined
}

/** The part at that place of a value. Rejects if the value has no such piece. */
export async function partOf(value: Bytes, { piece, deflated }: Omit<PartPlace, 'value'>): Promise<Bytes> {
  const bytes = pieceOf(value, piece)
  return deflated ? inflate(bytes) : bytes
}
