// The result of a step within a run: its hash is known at once, its value is loaded when it is needed.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import { DamagedStore } from '../store/damaged-store.ts'
import type { StoredValue, Trace } from '../store/dependency.ts'
import type { Store } from '../store/store.ts'

type StoredResult = Pick<Trace, 'whole' | 'parts'>

/** A result by its hashes, with its values if no store holds them. */
export interface SentResult extends Pick<Trace, 'whole' | 'parts'> {
  values: [Hash, Uint8Array][]
}

export interface StepResult {
  /** Of the whole result. */
  readonly hash: Hash
  /** The hashes of its values, and small values themselves. */
  readonly stored: StoredResult
  value(): unknown
  keys(): string[]
  part(key: string): unknown
  partHash(key: string): Hash | null
}

/** A value of up to this length is kept in the trace itself: a file costs more to write and to read. */
const MAX_INLINE = 1000

/** A result that was computed in this run. It stays in memory: reading it back costs more than it saves. */
export function resultOfRun(
  result: unknown,
  hasParts: boolean,
  store: Pick<Store, 'keepValue'> | undefined,
): StepResult {
  if (!hasParts) {
    const { stored, load } = remember(result, store)
    return wholeResult(stored, load)
  }
  const members = Object.entries(result as object).filter(([, member]) => member !== undefined)
  const remembered = members.map(([key, member]) => [key, remember(member, store)] as const)
  const stored = Object.fromEntries(remembered.map(([key, { stored }]) => [key, stored]))
  const loads = new Map(remembered.map(([key, { load }]) => [key, load]))
  return resultInParts(stored, (key) => loads.get(key)!())
}

/** A result from the store. `damaged` is called if one of its values is missing. */
export function resultFromTrace(
  { whole, parts }: StoredResult,
  store: { value(hash: Hash): Uint8Array | undefined },
  damaged: () => void,
): StepResult {
  const load = ([hash, json]: StoredValue): unknown => {
    const text = json ?? decode(store.value(hash))
    if (text !== undefined) return JSON.parse(text)
    damaged()
    throw new DamagedStore(hash)
  }
  if (whole)
    return wholeResult(
      whole,
      once(() => load(whole)),
    )
  const all = parts ?? {}
  const loads = new Map(Object.entries(all).map(([key, stored]) => [key, once(() => load(stored))]))
  return resultInParts(all, (key) => loads.get(key)!())
}

/** A result as it is sent to another thread, with its values if that thread cannot read them from the store. */
export function sentResult({ stored, value, part }: StepResult, withValues: boolean): SentResult {
  const { whole, parts = {} } = stored
  if (!withValues) return { ...stored, values: [] }
  const encode = (one: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(one ?? null))
  if (whole) return { ...stored, values: whole.length === 1 ? [[whole[0], encode(value())]] : [] }
  const large = Object.entries(parts).filter(([, one]) => one.length === 1)
  return { ...stored, values: large.map(([key, [hash]]) => [hash, encode(part(key))]) }
}

function wholeResult(whole: StoredValue, load: () => unknown): StepResult {
  const none = (): never => {
    throw new Error('the step has no parts')
  }
  return { hash: whole[0], stored: { whole }, value: load, keys: none, part: none, partHash: none }
}

function resultInParts(stored: Record<string, StoredValue>, load: (key: string) => unknown): StepResult {
  const keys = Object.keys(stored)
  const has = (key: string): boolean => Object.hasOwn(stored, key)
  return {
    hash: hashOf(keys.map((key) => `${key}\t${stored[key]![0]}`).join('\n')),
    stored: { parts: stored },
    value: () => Object.fromEntries(keys.map((key) => [key, load(key)])),
    keys: () => keys,
    part: (key) => (has(key) ? load(key) : undefined),
    partHash: (key) => (has(key) ? stored[key]![0] : null),
  }
}

function remember(
  value: unknown,
  store: Pick<Store, 'keepValue'> | undefined,
): { stored: StoredValue; load: () => unknown } {
  const json = JSON.stringify(value ?? null)
  const hash = hashOf(json)
  if (json.length <= MAX_INLINE) return { stored: [hash, json], load: () => value }
  store?.keepValue(hash, Buffer.from(json))
  return { stored: [hash], load: () => value }
}

function decode(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** Holds an object weakly, and a string not at all: it is loaded again each time. */
function once(load: () => unknown): () => unknown {
  let held: WeakRef<object> | undefined
  return () => {
    const known = held?.deref()
    if (known !== undefined) return known
    const value = load()
    if (typeof value === 'object' && value !== null) held = new WeakRef(value)
    return value
  }
}
