// Publishes the search of a release: its head, the list of its parts, and the two files with fixed names as lists of
// the parts they are joined from.

import type { Hash, JoinedFile, Manifest, SearchDirectory } from '#site/model/release.ts'
import type { Reads } from '../../graph/step.ts'
import { collectSearchDocuments, type SearchDataInput } from './collect-search-documents.ts'
import { searchFiles } from './search-files.ts'

export interface PublishedSearch {
  data: NonNullable<Manifest['search']>
  /** Lists of what the files of fixed names are joined from. */
  files: Record<'index' | 'documents', Hash>
  /** Parts that the directory and these lists name. */
  blobs: Hash[]
}

export function searchOutput(reads: Pick<Reads, 'publish'>, input: SearchDataInput): PublishedSearch {
  const { head, parts, joined } = searchFiles(collectSearchDocuments(input))
  const hashes = parts.map((text) => reads.publish(text))
  const list = (pieces: readonly (string | number)[]): { list: Hash; pieces: Hash[] } => {
    const file: JoinedFile = {
      pieces: pieces.map((piece) => (typeof piece === 'number' ? hashes[piece]! : reads.publish(piece))),
    }
    return { list: reads.publish(JSON.stringify(file)), pieces: file.pieces }
  }
  const files = { index: list(joined.index), documents: list(joined.documents) }
  const data: NonNullable<Manifest['search']> = {
    head: reads.publish(head),
    directory: reads.publish(JSON.stringify({ parts: hashes } satisfies SearchDirectory)),
    titles: hashes.at(-1)!,
  }
  return {
    data,
    files: { index: files.index.list, documents: files.documents.list },
    blobs: [...new Set([...hashes, ...files.index.pieces, ...files.documents.pieces])],
  }
}
