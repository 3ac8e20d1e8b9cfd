// The settings of a run, such as the configuration, each with its hash.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'

export interface Setting {
  value: unknown
  hash: Hash
}

/** Each is hashed on first use. */
export function createSettings(settings: Readonly<Record<string, unknown>>): (name: string) => Setting {
  const known = new Map<string, Setting>()
  return (name) => {
    const value = settings[name]
    const setting = known.get(name) ?? { value, hash: hashOf(JSON.stringify(value ?? null)) }
    known.set(name, setting)
    return setting
  }
}
