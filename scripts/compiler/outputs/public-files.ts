// The files of site/public/: each is published as it is, at its path.

import { join } from 'node:path'
import type { FileReads } from '../../graph/world.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

const FOLDER = join(PROJECT_ROOT, 'site/public')

/** Public path to the file: `/favicon.svg`. */
export function publicFiles(reads: FileReads, folder = FOLDER, path = ''): Record<string, string> {
  const entries = (reads.list(folder) ?? []).flatMap(({ name, kind }): [string, string][] => {
    const file = join(folder, name)
    if (kind === 'folder') return Object.entries(publicFiles(reads, file, `${path}/${name}`))
    return kind === 'file' ? [[`${path}/${name}`, file]] : []
  })
  return Object.fromEntries(entries)
}
