// Keeps the readings of sources between runs, in one file for each content folder: valid while text and rules are the same.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashBytes } from '../compiler/compile/page-cache.ts'
import type { SourceReading } from './source-reading.ts'

interface Remembered {
  /** Hash of whatever else the readings follow from. */
  rules: string
  files: Record<string, { hash: string; reading: SourceReading }>
}

export class RememberedReadings {
  readonly #path: string | undefined
  readonly #before: Remembered | undefined
  readonly #now: Remembered
  /** How many sources were read in this run. */
  fresh = 0

  /** Nothing is kept without a cache folder. */
  constructor(cacheFolder: string | undefined, root: string, rules: string) {
    this.#path = cacheFolder && join(cacheFolder, `prose-${hashBytes(root).slice(0, 12)}.json`)
    this.#now = { rules, files: {} }
    if (this.#path === undefined || !existsSync(this.#path)) return
    const before = JSON.parse(readFileSync(this.#path, 'utf8')) as Remembered
    if (before.rules === rules) this.#before = before
  }

  async reading(file: string, text: string, read: () => Promise<SourceReading>): Promise<SourceReading> {
    const hash = hashBytes(text)
    let known = this.#before?.files[file]
    if (known?.hash !== hash) {
      known = { hash, reading: await read() }
      this.fresh++
    }
    this.#now.files[file] = known
    return known.reading
  }

  /** Writes the file where something has changed. */
  save(): void {
    const path = this.#path
    const sameFiles = Object.keys(this.#now.files).length === Object.keys(this.#before?.files ?? {}).length
    if (path === undefined || (this.fresh === 0 && sameFiles)) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(this.#now))
    renameSync(`${path}.${process.pid}`, path)
  }
}
