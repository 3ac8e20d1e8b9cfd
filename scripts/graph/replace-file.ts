// Writes a file of the store, whatever is there now.

import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** In one step, so that nobody reads half a file. What stands in the way is removed. False where it cannot be written. */
export function replaceFile(file: string, content: string | Uint8Array, folder: string): boolean {
  const next = `${file}.${process.pid}.${nextNumber++}`
  const makeFolder = (): unknown => mkdirSync(dirname(file), { recursive: true })
  // Nearly always the folder is there.
  for (const prepare of [() => undefined, makeFolder, () => (clearWay(file, folder), makeFolder())]) {
    try {
      prepare()
      writeFileSync(next, content)
      renameSync(next, file)
      return true
    } catch {
      // What may have been written of it is in nobody's way.
    }
  }
  return false
}
let nextNumber = 0

/** Removes a folder where the file belongs, and files where its folders belong. */
function clearWay(file: string, folder: string): void {
  rmSync(file, { recursive: true, force: true })
  for (let at = dirname(file); at.length >= folder.length; at = dirname(at))
    if (statSync(at, { throwIfNoEntry: false })?.isFile()) rmSync(at)
}

/** Whether the file is there already. It counts as used now, so that nobody who tidies takes it away. */
export function isKept(file: string, bytes: number): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.size !== bytes || !found.isFile()) return false
    const now = new Date()
    utimesSync(file, now, now)
    return true
  } catch {
    return false
  }
}
