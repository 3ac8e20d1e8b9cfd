// Writes `/lunr-index.json` and `/search-doc.json` so that the Worker only has to inflate and send them: pieces for
// ranges of terms and for groups of pages, each compressed by itself, and many of them in one value. An edit compresses
// the pieces that it changes, and publishes the few values that they are in.

import { deflateRawSync } from 'node:zlib'
import type { Hash, JoinedFile, SearchFile } from '#site/model/release.ts'
import { FIELDS } from '#site/search/index/searched-fields.ts'
import type { SearchDocuments } from '#site/search/index/search-documents.ts'
import { stableGroups } from '#site/search/index/stable-groups.ts'
import { PIPELINE } from '#site/search/index/stem.ts'
import { packPieces } from '#site/search/stored/joined-file.ts'
import { inSlices } from '#site/search/stored/lunr-format.ts'

/** What the Worker has in memory at a time. */
const PIECE_CHARACTERS = 300_000
/** No value may be over a megabyte, and groups are up to twice as large as this. */
const VALUE_BYTES = 450_000
/** Takes a fifth of the time of the highest level, for 2 % more bytes. */
const COMPRESSION_LEVEL = 5
/** The index file names the version of lunr that wrote its format. */
const LUNR_VERSION = '2.3.9'

/** A compressed piece of a file, and what it is known by. */
export interface StoredPiece<Stored> {
  key: string
  bytes: number
  stored: Stored
}

/** Texts as pieces, in which commas divide them. */
export function storedPieces<Stored>(
  texts: readonly { key: string; text: string }[],
  store: (bytes: Uint8Array) => Stored,
): StoredPiece<Stored>[] {
  return inSlices(texts, PIECE_CHARACTERS).map(({ key, text }) => {
    const compressed = deflateRawSync(text, { level: COMPRESSION_LEVEL })
    return { key, bytes: compressed.byteLength, stored: store(compressed) }
  })
}

export interface FilePieces<Stored> {
  vectors: StoredPiece<Stored>[]
  terms: StoredPiece<Stored>[]
  documents: StoredPiece<Stored>[]
}

export function joinedFiles<Stored>(
  pieces: FilePieces<Stored>,
  options: SearchDocuments['options'],
  { load, publish }: { load: (piece: Stored) => Uint8Array; publish: (value: Uint8Array) => Hash },
): Record<SearchFile, JoinedFile> {
  const valuesOf = (of: keyof FilePieces<Stored>): Hash[] => {
    const measure = {
      key: ({ key }: StoredPiece<Stored>) => key,
      size: ({ bytes }: StoredPiece<Stored>) => bytes,
    }
    return stableGroups(pieces[of], measure, VALUE_BYTES).map((group) =>
      publish(packPieces(group.map(({ stored }) => load(stored)))),
    )
  }
  return {
    index: [
      `${JSON.stringify({ version: LUNR_VERSION, fields: FIELDS }).slice(0, -1)},"fieldVectors":[`,
      valuesOf('vectors'),
      '],"invertedIndex":[',
      valuesOf('terms'),
      `],"pipeline":${JSON.stringify(PIPELINE.toJSON())}}`,
    ],
    documents: ['{"searchDocs":[', valuesOf('documents'), `],"options":${JSON.stringify(options)}}`],
  }
}
