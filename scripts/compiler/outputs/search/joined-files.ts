// Writes `/lunr-index.json` and `/search-doc.json` so that the Worker only has to inflate and send them: pieces for
// ranges of terms and for pages, each compressed by itself.

import type { JoinedFile, PieceRun, SearchFile } from '#site/model/release.ts'
import { FIELDS } from '#site/search/index/searched-fields.ts'
import type { SearchDocuments } from '#site/search/index/search-documents.ts'
import { PIPELINE } from '#site/search/index/stem.ts'
import { inSlices } from '#site/search/stored/lunr-format.ts'
import { compressPiece } from './compress-piece.ts'

/** What the Worker has in memory at a time. */
const PIECE_CHARACTERS = 300_000
/** The index file names the version of lunr that wrote its format. */
const LUNR_VERSION = '2.3.9'

/** A compressed piece of a file, and what it is known by. */
export interface StoredPiece<Stored> {
  key: string
  stored: Stored
}

/** Texts as pieces, in which commas divide them. */
export const storedPieces = <Stored>(
  texts: readonly { key: string; text: string }[],
  store: (bytes: Uint8Array) => Stored,
): StoredPiece<Stored>[] =>
  inSlices(texts, PIECE_CHARACTERS).map(({ key, text }) => ({
    key,
    stored: store(compressPiece(text)),
  }))

/** Where the pieces are. */
interface FilePieces {
  vectors: PieceRun[]
  terms: PieceRun[]
  documents: PieceRun[]
}

export function joinedFiles(
  { vectors, terms, documents }: FilePieces,
  options: SearchDocuments['options'],
): Record<SearchFile, JoinedFile> {
  return {
    index: [
      `${JSON.stringify({ version: LUNR_VERSION, fields: FIELDS }).slice(0, -1)},"fieldVectors":[`,
      vectors,
      '],"invertedIndex":[',
      terms,
      `],"pipeline":${JSON.stringify(PIPELINE.toJSON())}}`,
    ],
    documents: ['{"searchDocs":[', documents, `],"options":${JSON.stringify(options)}}`],
  }
}
