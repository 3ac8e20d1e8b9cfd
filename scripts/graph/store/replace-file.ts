// Writes a file of the store, whatever is in its place.

import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes it atomically, so that nobody reads half a file, and removes what is in its place. False if it cannot be
 * written.
 */
export function replaceFile(file: string, content: string | Uint8Array, folder: string): boolean {
  const next = `${file}.${process.pid}.${nextNumber++}`
  const makeFolder = (): unknown => mkdirSync(dirname(file), { recursive: true })
  // The folder nearly always exists.
  for (const prepare of [() => undefined, makeFolder, () => (clearWay(file, folder), makeFolder())]) {
    try {
      prepare()
      writeFileSync(next, content)
      renameSync(next, file)
      return true
    } catch {
      // A partly written temporary file does no harm.
    }
  }
  return false
}
let nextNumber = 0

/** Removes a folder in the place of the file, and files in the place of its folders. */
function clearWay(file: string, folder: string): void {
  rmSync(file, { recursive: true, force: true })
  for (let at = dirname(file); at.length >= folder.length; at = dirname(at))
    if (statSync(at, { throwIfNoEntry: false })?.isFile()) rmSync(at)
}

/** Whether the file exists already. Its modification time is renewed, so that tidying does not delete it. */
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
