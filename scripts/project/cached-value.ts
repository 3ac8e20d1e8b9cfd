// Values that one build keeps for the next: one file per name, valid for one key.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The value kept under `name` for this very key; computed and kept when there is none. Without a folder: computed. */
export async function cachedValue<Value>(
  folder: string | undefined,
  name: string,
  key: string,
  compute: () => Value | Promise<Value>,
): Promise<Value> {
  const file = folder === undefined ? undefined : join(folder, `${name}.json`)
  const kept = file === undefined ? undefined : readKept<Value>(file, key)
  if (kept) return kept.value
  const value = await compute()
  if (file !== undefined) keep(file, key, value)
  return value
}

/** Replaces what was kept in one step, so that another build never reads half a file. */
export function keep(file: string, key: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true })
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${key}\n${JSON.stringify(value)}`)
  renameSync(next, file)
}

/** What was kept, when its key is the one asked for. A damaged file counts as absent. */
export function readKept<Value>(file: string, key: string): { value: Value } | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    if (text.slice(0, end) !== key) return undefined
    return { value: JSON.parse(text.slice(end + 1)) as Value }
  } catch {
    return undefined
  }
}
