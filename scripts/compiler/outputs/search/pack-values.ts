// Puts pieces that an edit changes together into one value, so that it publishes few.

import type { Hash, PieceRun } from '#site/model/release.ts'
import { stableGroups } from '#site/search/index/stable-groups.ts'
import { packPieces } from '#site/search/stored/packed-value.ts'

/** A search reads whole values, and none may be over a megabyte. */
const MOST_BYTES = 900_000
const ABOUT_BYTES = MOST_BYTES / 2

export interface Piece {
  /** Identifies the piece, independently of its content. */
  key: string
  bytes: Uint8Array
}

/**
 * `kinds`: lists of pieces, in one value if that is small enough, else each list in its own. By kind: where its pieces
 * are.
 */
export function packValues(
  kinds: readonly (readonly Piece[])[],
  publish: (value: Uint8Array) => Hash,
): PieceRun[][] {
  const pack = (pieces: readonly Piece[]): Hash => publish(packPieces(pieces.map(({ bytes }) => bytes)))
  if (sizeOf(kinds.flat()) > MOST_BYTES) {
    return kinds.map((pieces) =>
      stableGroups(pieces, { key: ({ key }) => key, size: ({ bytes }) => bytes.byteLength }, ABOUT_BYTES).map(
        (group) => ({ value: pack(group), from: 0, count: group.length }),
      ),
    )
  }
  const value = pack(kinds.flat())
  let from = 0
  return kinds.map(({ length: count }) => {
    from += count
    return count === 0 ? [] : [{ value, from: from - count, count }]
  })
}

const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
