// The files of site/public/: each is published as it is, at its path.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'

const FOLDER = join(PROJECT_ROOT, 'site/public')

/** Public path to bytes: `/favicon.svg`. */
export function publicFiles(folder = FOLDER): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]
    }),
  )
}
