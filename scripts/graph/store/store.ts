// What is kept between builds on disk: traces of steps, one pack per content folder, and values named by the hash of
// their bytes. Nothing here is trusted: whatever does not match its checksum counts as missing.

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { Trace } from './dependency.ts'
import { removeDamaged } from './damaged-store.ts'
import { Pack } from './pack.ts'
import { isKept, replaceFile } from './replace-file.ts'
import { PACK_ENDING, tidyStore, VALUES_FOLDER } from './tidy-store.ts'

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
