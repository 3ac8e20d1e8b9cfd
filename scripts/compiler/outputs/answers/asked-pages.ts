// The pages that answer what readers typed, as content/data/asked-pages.yaml lists them.

import { nearestName } from '#site/spelling/nearest-name.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { readFacts, type Facts } from '../../../content/read-facts.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'

/** The queries by the path of their page. Mistakes in the table are reported with those of the other tables. */
export function askedByPage(reads: FileReads, content: ContentPlace, file: string): Record<string, string[]> {
  const { facts } = readFacts(reads, content, file)
  return Object.fromEntries(
    (facts?.rows ?? []).map((row) => [row.get('page')?.values[0] ?? '', row.get('asked')?.values ?? []]),
  )
}

/** Rows whose page does not exist. */
export const missingAskedPages = (table: Facts | undefined, paths: ReadonlySet<string>): Diagnostic[] =>
  (table?.rows ?? []).flatMap((row): Diagnostic[] => {
    const page = row.get('page')
    const path = page?.values[0] ?? ''
    if (paths.has(path)) return []
    const nearest = nearestName(path, paths)
    return [
      {
        code: 'search-table-invalid',
        severity: 'error',
        place: table!.place(page?.node),
        what: `there is no page \`${path}\``,
        fix: nearest
          ? `write \`${nearest}\` if that page answers these queries, or delete the row`
          : 'write the path of the page that answers these queries, or delete the row',
      },
    ]
  })
