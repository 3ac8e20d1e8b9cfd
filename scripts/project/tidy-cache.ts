// The size of the cache: what builds of other content folders left behind goes when there is too much of it.

import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is kept per content folder, by the beginning of its name. */
const PER_FOLDER = ['contract-', 'pages-', 'search-', 'prose-', 'samples-', 'safety-']
/** Content folders that are remembered: the project's own, those of tests, and a few of other people. */
const MAX_FOLDERS = 20

/** Removes the files that were written longest ago; bundles stay. */
export function tidyCache(cacheFolder: string, maxFolders = MAX_FOLDERS): void {
  const files = readdirSync(cacheFolder)
  for (const prefix of PER_FOLDER) {
    const kept = files.filter((file) => file.startsWith(prefix))
    if (kept.length <= maxFolders) continue
    const oldestLast = kept
      .map((file) => ({
        file,
        written: statSync(join(cacheFolder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      }))
      .sort((a, b) => b.written - a.written)
    for (const { file } of oldestLast.slice(maxFolders)) rmSync(join(cacheFolder, file), { force: true })
  }
}
