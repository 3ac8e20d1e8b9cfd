// What happens when a value that the store held is damaged or gone: the work is done again without it.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../project/blob-set.ts'

/** After as many all that the store holds is forgotten: each repair does the work again from the start. */
const SINGLE_REPAIRS = 4
const MAX_REPAIRS = 10

/** Something that the store held, and was to be taken from it, is damaged or gone. */
export class DamagedStore extends Error {}

/** `forget`: lets go of all results, among them the damaged one; of the whole store where the damage is widespread. */
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

/** Removes the values whose names are not the hashes of their bytes: a step that runs again does not write what is there. */
export function removeDamaged(values: string): void {
  if (!existsSync(values)) return
  for (const entry of readdirSync(values, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && hashOf(readFileSync(file)) !== entry.name) rmSync(file, { force: true })
  }
}
