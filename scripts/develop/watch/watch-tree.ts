// Watches a folder and all folders in it, each with a watcher of its own. `fs.watch` with `recursive` watches every file by
// itself on Linux, and hears nothing more of one that was replaced: by an editor that renames its copy into place, by git.

import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join, sep } from 'node:path'

const UNREAD_FOLDERS = /^(\.|node_modules$)/

/** Calls `changed` with names relative to the folder. Returns a function that stops it. */
export function watchTree(root: string, changed: (name: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  /** Below the root, a folder can be gone by now, of which the folder above has an event. */
  function beginIn(name: string): void {
    try {
      begin(name)
    } catch (error) {
      end(name)
      if (!isGone(error)) throw error
    }
  }
  function begin(name: string): void {
    const folder = join(root, name)
    const watcher = watch(folder, (event, entry) => {
      if (entry === null) return
      const changedName = join(name, entry)
      changed(changedName)
      if (event === 'rename' && !UNREAD_FOLDERS.test(entry)) follow(changedName)
    })
    // A folder that is removed can end its watcher with an error; the event of the folder above says the rest.
    watcher.on('error', () => end(name))
    watchers.set(name, watcher)
    for (const child of foldersIn(folder)) beginIn(join(name, child))
  }
  /** A watcher stays with a folder that moved away: below what came or went, watching starts again. */
  function follow(name: string): void {
    end(name)
    if (!isFolder(join(root, name))) return
    beginIn(name)
    // What was written before the watchers began made no event.
    for (const file of filesIn(join(root, name))) changed(join(name, file))
  }
  function end(name: string): void {
    for (const [other, watcher] of watchers) {
      if (other !== name && !other.startsWith(name + sep)) continue
      watcher.close()
      watchers.delete(other)
    }
  }
  begin('')
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !UNREAD_FOLDERS.test(entry.name))
    .map((entry) => entry.name)
}

/** Of all folders below, as far as they are still there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

function isGone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
