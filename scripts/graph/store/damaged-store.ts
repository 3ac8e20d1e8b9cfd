// Repairs: where a stored value turns out to be damaged or missing, the work is done again without it.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../project/hash-of.ts'

/** After this many repairs the whole store is dropped, because each of them starts the work over. */
const SINGLE_REPAIRS = 4
const MAX_REPAIRS = 10

/** A value that should be in the store is damaged or missing. */
export class DamagedStore extends Error {}

/** `forget` drops all results of the run, the damaged one included, and the whole store if the damage is widespread. */
export async function repeatWhereDamaged<Result>(
  work: () => Promise<Result>,
  forget: (isWidespread: boolean) => void,
): Promise<Result> {
  for (let repairs = 0; ; repairs++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DamagedStore) || repairs === MAX_REPAIRS) throw error
      forget(repairs === SINGLE_REPAIRS)
    }
  }
}

/** Deletes values whose name is not the hash of their bytes: a step that reruns does not overwrite an existing file. */
export function removeDamaged(values: string): void {
  if (!existsSync(values)) return
  for (const entry of readdirSync(values, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && hashOf(readFileSync(file)) !== entry.name) rmSync(file, { force: true })
  }
}
