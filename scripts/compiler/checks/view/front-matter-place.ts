// Finds a key of a page's front matter in its source, for checks that see only the compiled page.

import { join } from 'node:path'
import type { Place } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'
import { placeIn, type ContentPlace } from '../../../content/read-content.ts'

/** Place of the value of `key`, or of the whole file where the key is not written. */
export function frontMatterPlace(reads: FileReads, content: ContentPlace, file: string, key: string): Place {
  const lines = (reads.text(join(content.root, file)) ?? '').split(/\r\n|\r|\n/)
  const end = lines.indexOf('---', 1)
  const index = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith(`${key}:`))
  const line = lines[index]
  if (line === undefined) return placeIn(content, file)
  const column = key.length + 2 + (/^ */.exec(line.slice(key.length + 1))?.[0].length ?? 0)
  return placeIn(content, file, {
    line: index + 1,
    column,
    endLine: index + 1,
    endColumn: line.trimEnd().length + 1,
  })
}
