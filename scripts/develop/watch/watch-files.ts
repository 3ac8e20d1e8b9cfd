// Watches folders: reports which files changed, a few milliseconds after the last event, each once.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watchTree } from './watch-tree.ts'

/** Editors write a file in several steps; more events within this time belong to the same save. */
const SETTLE_MS = 4
/** An empty or missing file is often still being written: look again after this time. */
const SECOND_LOOK_MS = 25
/** Hidden files, backups and the temporary files of editors. */
const PASSING = /(^|\/)(\.[^/]*|node_modules)(\/|$)|(~|\.sw[a-z]|\.tmp|\/\d+)$/

/** Label (the first part of the reported names) to the folder's absolute path. */
type WatchedFolders = Record<string, string>

/**
 * Calls `changed` with names such as `content/docs/index.mdx`. What comes and goes within one save, such as the copy that
 * `sed -i` writes beside a file, is not named. Returns a function that stops it.
 */
export function watchFiles(folders: WatchedFolders, changed: (files: string[]) => void): () => void {
  /** Paths of all files and folders that are there, or were when they last changed. */
  const known = new Set(Object.values(folders).flatMap(pathsIn))
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let looked = false

  function note(label: string, name: string): void {
    const file = `${label}/${name.replaceAll('\\', '/')}`
    if (PASSING.test(file)) return
    waiting.set(file, join(folders[label]!, name))
    looked = false
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLE_MS)
  }
  function settle(): void {
    if (!looked && [...waiting.values()].some(isUnfinished)) {
      looked = true
      timer = setTimeout(settle, SECOND_LOOK_MS)
      return
    }
    const files = [...waiting].filter(([, path]) => isOfNote(path)).map(([file]) => file)
    waiting.clear()
    if (files.length > 0) changed(files)
  }
  /** An empty file, or a known one that is missing. */
  function isUnfinished(path: string): boolean {
    const found = statSync(path, { throwIfNoEntry: false })
    return found === undefined ? known.has(path) : found.isFile() && found.size === 0
  }
  /** Whether it is there, or was there. */
  function isOfNote(path: string): boolean {
    if (!existsSync(path)) return known.delete(path)
    known.add(path)
    return true
  }
  const stops = Object.entries(folders).map(([label, folder]) =>
    watchTree(folder, (name) => note(label, name)),
  )
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}
