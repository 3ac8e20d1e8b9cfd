// What is kept between builds on disk: traces of steps, one pack per content folder, and values named by the hash of
// their bytes. Nothing here is trusted: whatever does not match its checksum counts as missing.

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { Trace } from './dependency.ts'
import { removeDamaged } from './damaged-store.ts'
import { isKept, replaceFile } from './replace-file.ts'
import { PACK_ENDING, tidyStore, VALUES_FOLDER } from './tidy-store.ts'

/** Traces are dropped if none of the last builds that changed something, this many of them, used them. */
const KEPT_BUILDS = 30
/** Unused values are looked for once in this many builds that changed something. */
const TIDY_EVERY = 16

export interface Store {
  folder: string
  trace(pack: string, key: string): Trace | undefined
  keepTrace(pack: string, key: string, trace: Trace): void
  /** Drops the trace of this key. */
  forget(pack: string, key: string): void
  /** The bytes with this hash; undefined if there are none. */
  value(hash: Hash): Buffer | undefined
  /** False if the folder cannot be written. */
  keepValue(hash: Hash, bytes: Uint8Array): boolean
  /** Drops all traces, and all values that are damaged. */
  forgetAll(): void
  /** Writes what has changed, if the folder can be written. Of builds that save at the same time, the last one wins. */
  save(): void
}

interface Entry {
  /** Number of the build that used it last. */
  used: number
  line: string
}

/** `projectRoot`: traces that another project has written are not used. */
export function openStore(folder: string, projectRoot = PROJECT_ROOT): Store {
  const values = join(folder, VALUES_FOLDER)
  const version = engineVersion(projectRoot)
  const packs = new Map<string, Pack>()
  const packOf = (name: string): Pack => {
    const known = packs.get(name) ?? new Pack(join(folder, `${name}${PACK_ENDING}`), version)
    packs.set(name, known)
    return known
  }
  const fileOf = (hash: Hash): string => join(values, hash.slice(0, 2), hash)
  return {
    folder,
    trace: (pack, key) => packOf(pack).find(key),
    keepTrace: (pack, key, trace) => packOf(pack).keep(key, trace),
    forget: (pack, key) => packOf(pack).forget(key),
    value(hash) {
      try {
        const bytes = readFileSync(fileOf(hash))
        if (hashOf(bytes) === hash) return bytes
        rmSync(fileOf(hash), { force: true })
        return undefined
      } catch {
        return undefined
      }
    },
    keepValue(hash, bytes) {
      const file = fileOf(hash)
      return isKept(file, bytes.byteLength) || replaceFile(file, bytes, folder)
    },
    forgetAll() {
      for (const pack of packs.values()) pack.clear()
      removeDamaged(values)
    },
    save() {
      const changed = [...packs.values()].filter((pack) => pack.write(folder))
      if (changed.some(({ build }) => build % TIDY_EVERY === 0)) tidyStore(folder)
    },
  }
}

/** A file of traces: a head, then a line per step and input: key, last use, checksum and trace, divided by tabs. */
class Pack {
  readonly build: number
  readonly #file: string
  readonly #version: string
  readonly #entries = new Map<string, Entry>()
  #changed = false

  constructor(file: string, version: string) {
    this.#file = file
    this.#version = version
    this.build = this.#read() + 1
  }

  find(key: string): Trace | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.used = this.build
    const end = entry.line.indexOf('\t')
    const json = entry.line.slice(end + 1)
    if (checksum(key, json) !== entry.line.slice(0, end)) return undefined
    return JSON.parse(json) as Trace
  }

  keep(key: string, trace: Trace): void {
    const json = JSON.stringify(trace)
    this.#entries.set(key, { used: this.build, line: `${checksum(key, json)}\t${json}` })
    this.#changed = true
  }

  forget(key: string): void {
    if (this.#entries.delete(key)) this.#changed = true
  }

  clear(): void {
    this.#entries.clear()
    this.#changed = true
  }

  /** Whether there was something to write, and it could be written. */
  write(folder: string): boolean {
    if (!this.#changed) return false
    this.#changed = false
    const kept = [...this.#entries].filter(([, { used }]) => used > this.build - KEPT_BUILDS)
    const lines = kept.map(([key, { used, line }]) => `${key}\t${used}\t${line}\n`)
    return replaceFile(this.#file, `${this.#version}\t${this.build}\n${lines.join('')}`, folder)
  }

  /** The number of the build that wrote the file. */
  #read(): number {
    let text: string
    try {
      text = readFileSync(this.#file, 'utf8')
    } catch {
      return 0
    }
    const [head = '', ...lines] = text.split('\n')
    const [version, build] = head.split('\t')
    if (version !== this.#version || !/^\d+$/.test(build ?? '')) return 0
    for (const line of lines) {
      const [key = '', used = ''] = line.split('\t', 2)
      if (!/^\d+$/.test(used)) continue
      this.#entries.set(key, { used: Number(used), line: line.slice(key.length + used.length + 2) })
    }
    return Number(build)
  }
}

const checksum = (key: string, json: string): string => hashOf(`${key}\t${json}`).slice(0, 16)

/**
 * What every trace depends on: the graph's own code, Node, and where the project is. Traces name absolute paths, so
 * those that came along with a copy of the project would describe the files of the original.
 */
function engineVersion(projectRoot: string): string {
  const graph = dirname(import.meta.dirname)
  const files = readdirSync(graph, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const texts = files.toSorted().map((file) => readFileSync(join(graph, file), 'utf8'))
  return hashOf([process.version, process.platform, process.arch, projectRoot, ...texts].join('\0'))
}
