// Publishes the search of a release: its head, and the directory that lists its parts.

import type { Hash, Manifest, SearchDirectory } from '#site/model/release.ts'
import type { Reads } from '../../../graph/step.ts'
import type { JoinedSearch } from './join-search.ts'

export interface PublishedSearch {
  data: NonNullable<Manifest['search']>
  /** Parts that the directory names. */
  blobs: Hash[]
}

export function publishSearch(
  reads: Pick<Reads, 'publish'>,
  { head, parts, titles, numbers, joined }: JoinedSearch<Hash>,
): PublishedSearch {
  const directory: SearchDirectory = {
    parts,
    numbers: reads.publish(JSON.stringify(numbers)),
    files: joined,
  }
  return {
    data: {
      head: reads.publish(head),
      directory: reads.publish(JSON.stringify(directory)),
      titles: parts[titles]!,
    },
    blobs: [...new Set([...parts, directory.numbers])],
  }
}
