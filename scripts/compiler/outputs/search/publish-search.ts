// Publishes the search of a release: its head, and the directory that lists its parts.

import type { Hash, Manifest, PieceRun, SearchDirectory } from '#site/model/release.ts'
import { valuesOf } from '#site/search/stored/joined-file.ts'
import type { Reads } from '../../../graph/step.ts'
import type { JoinedSearch } from './join-search.ts'

export interface PublishedSearch {
  data: NonNullable<Manifest['search']>
  /** What the directory names. */
  blobs: Hash[]
}

export function publishSearch(
  reads: Pick<Reads, 'publish'>,
  { head, parts, titles }: JoinedSearch<Hash | PieceRun>,
  files: SearchDirectory['files'],
): PublishedSearch {
  const directory: SearchDirectory = { parts, files }
  return {
    data: {
      head: reads.publish(head),
      directory: reads.publish(JSON.stringify(directory)),
      titles: valueOf(titles),
    },
    blobs: [...new Set([...parts.map(valueOf), ...Object.values(files).flatMap(valuesOf)])],
  }
}

const valueOf = (part: Hash | PieceRun): Hash => (typeof part === 'string' ? part : part.value)
