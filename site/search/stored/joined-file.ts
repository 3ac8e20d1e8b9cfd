// `/lunr-index.json` and `/search-doc.json` as they are stored: compressed pieces of the values that searches read too.
// Readers inflate one piece at a time, so a file is never in memory as a whole.

import type { Hash, JoinedFile, PieceRun } from '../../model/release.ts'
import { inflate } from './inflate.ts'
import { piecesFrom, type Bytes } from './packed-value.ts'

/** The values that a file is read from, in order. */
export const valuesOf = (file: JoinedFile): Hash[] => [
  ...new Set(file.flatMap((part) => (typeof part === 'string' ? [] : part.map(({ value }) => value)))),
]

/** The bytes of a file, in order. Rejects if a value cannot be read. */
export async function* bytesOf(
  file: JoinedFile,
  read: (value: Hash) => Promise<Bytes>,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  for (const part of file) {
    if (typeof part === 'string') {
      yield encoder.encode(part)
      continue
    }
    let isFirst = true
    for (const run of part) {
      for (const piece of piecesOf(run, await read(run.value))) {
        if (!isFirst) yield encoder.encode(',')
        isFirst = false
        const bytes = await inflate(piece)
        yield run.first === undefined
          ? bytes
          : encoder.encode(placedVectors(new TextDecoder().decode(bytes), run.first))
      }
    }
  }
}

function* piecesOf({ from, count }: PieceRun, value: Bytes): Generator<Bytes, undefined> {
  let left = count
  for (const piece of piecesFrom(value, from)) {
    if (left-- === 0) return
    yield piece
  }
}

/** The end of a vector's key: `title/12"`. */
const ENTRY = /\/(\d+)"/g

/** Vectors are stored by their place in a group of pages, which no other page moves; lunr's clients count all entries. */
const placedVectors = (vectors: string, first: number): string =>
  vectors.replace(ENTRY, (_, entry: string) => `/${first + Number(entry)}"`)
