// Keeps the store small: deletes packs of content folders that have not been built for long, and values that no pack
// names.

import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A pack of traces: `project.traces`, `content-<hash>.traces`. */
export const PACK_ENDING = '.traces'
/** Values, each in a file named by its hash, below the first two digits of it. */
export const VALUES_FOLDER = 'values'

/** Enough for the project's own, those of tests, and some content folders elsewhere. */
const MAX_PACKS = 60
/** A value may have been written by a build that has not written its traces yet. */
const MIN_AGE_MS = 60 * 60 * 1000

/** Removes the oldest packs, then every value that no other pack names. */
export function tidyStore(folder: string, maxPacks = MAX_PACKS, minAgeMs = MIN_AGE_MS): void {
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith(PACK_ENDING))
    .map((name) => ({ file: join(folder, name), written: writtenAt(join(folder, name)) }))
    .sort((a, b) => b.written - a.written)
  for (const { file } of newestFirst.slice(maxPacks)) rmSync(file, { force: true })
  const named = new Set(
    newestFirst.slice(0, maxPacks).flatMap(({ file }) => readText(file).match(/\b[0-9a-f]{32}\b/g) ?? []),
  )
  const before = Date.now() - minAgeMs
  if (!existsSync(join(folder, VALUES_FOLDER))) return
  for (const entry of readdirSync(join(folder, VALUES_FOLDER), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !named.has(entry.name) && writtenAt(file) < before) rmSync(file, { force: true })
  }
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
