// What a step may depend on, as written into its trace. Each entry names what was read and what was found.

import type { Hash } from '#site/model/release.ts'

export type PathKind = 'file' | 'folder' | 'none'

export type Dependency =
  /** Bytes of a file; null where there was none. */
  | ['file', path: string, hash: Hash | null]
  /** Whether there was a file or a folder. */
  | ['kind', path: string, kind: PathKind]
  /** Where a path leads when links are followed; null where there was nothing. */
  | ['real path', path: string, target: string | null]
  /** Names and kinds of a folder's entries; null where there was no folder. */
  | ['list', path: string, hash: Hash | null]
  /** A value that the caller of the graph has set, such as the configuration. */
  | ['setting', name: string, hash: Hash]
  | ['env', name: string, value: string | null]
  /** The commit that version control is at. */
  | ['commit', folder: string, id: string | null]
  /** The result of another step. */
  | ['ask', step: string, input: string, hash: Hash]
  /** One part of another step's result; null where it had none of that name. */
  | ['part', step: string, input: string, key: string, hash: Hash | null]
  /** The names of the parts of another step's result. */
  | ['keys', step: string, input: string, hash: Hash]

/** A value that is stored under its hash; small ones are kept in the trace itself. */
export type StoredValue = [hash: Hash] | [hash: Hash, json: string]

/** What is remembered of one step with one input. */
export interface Trace {
  /** In the order in which they were read: a later one may only be meaningful while the earlier ones hold. */
  dependencies: Dependency[]
  /** The result, or each of its parts. */
  whole?: StoredValue
  parts?: Record<string, StoredValue>
  /** Values that the step has published, with their sizes. */
  published: [hash: Hash, bytes: number][]
}
