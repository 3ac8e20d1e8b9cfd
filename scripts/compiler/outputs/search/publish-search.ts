// Publishes the search of a release: its head, and the directory that lists its parts.

import type { Hash, Manifest, PartRun, SearchDirectory } from '#site/model/release.ts'
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
  { head, parts, titles }: JoinedSearch<PartRun>,
  files: SearchDirectory['files'],
): PublishedSearch {
  const directory: SearchDirectory = { places: parts, files }
  return {
    data: {
      head: reads.publish(head),
      directory: reads.publish(JSON.stringify(directory)),
      titles: titles.value,
    },
    blobs: [...new Set([...parts.map(({ value }) => value), ...Object.values(files).flatMap(valuesOf)])],
  }
}
