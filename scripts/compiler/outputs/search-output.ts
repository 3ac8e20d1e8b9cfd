// Publishes the search of a release: its head, its parts, and the directory that lists them.

import type { Hash, Manifest, SearchDirectory } from '#site/model/release.ts'
import type { Reads } from '../../graph/step.ts'
import { collectSearchDocuments, type SearchDataInput } from './collect-search-documents.ts'
import { searchFiles } from './search-files.ts'

export interface PublishedSearch {
  data: NonNullable<Manifest['search']>
  /** Parts that the directory names. */
  blobs: Hash[]
}

export function searchOutput(reads: Pick<Reads, 'publish'>, input: SearchDataInput): PublishedSearch {
  const { head, parts, titles, numbers, joined } = searchFiles(collectSearchDocuments(input))
  const hashes = parts.map((text) => reads.publish(text))
  const directory: SearchDirectory = {
    parts: hashes,
    numbers: reads.publish(JSON.stringify(numbers)),
    files: joined,
  }
  return {
    data: {
      head: reads.publish(head),
      directory: reads.publish(JSON.stringify(directory)),
      titles: hashes[titles]!,
    },
    blobs: [...new Set([...hashes, directory.numbers])],
  }
}
