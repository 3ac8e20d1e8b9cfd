// The table of permissions: what each allows, and which applications can hold it.

import type { PermissionFact } from '#site/api/code/pasted/check-data.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { FileReads } from '../../graph/world.ts'
import { factRows, plainCell } from '../samples/known/fact-rows.ts'

/** `tables`: files of content/data/ by name. */
export function permissionFacts(
  reads: FileReads,
  place: ContentPlace,
  tables: Record<string, string>,
  variables: Record<string, string>,
): PermissionFact[] {
  return factRows(reads, place, tables['permissions'], variables).map(
    ({ name = [], allows = [], types = [], group = [] }) => ({
      name: name[0] ?? '',
      allows: plainCell(allows[0] ?? ''),
      types,
      group: group[0] ?? '',
    }),
  )
}
