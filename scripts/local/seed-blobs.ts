// Copies a release's blobs into a local KV: only those that it lacks.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BLOB_KEY_PREFIX, blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { RELEASE_FILES } from '../compiler/release/write-release.ts'

/** The part of a KV namespace that seeding uses. */
export interface LocalNamespace {
  list(options: { prefix: string; cursor?: string }): Promise<LocalKeys>
  put(key: string, value: ArrayBuffer): Promise<void>
}

interface LocalKeys {
  keys: { name: string }[]
  list_complete: boolean
  cursor?: string
}

/** More at once do not make the embedded KV faster. */
const PUTS_AT_ONCE = 16

/** Returns how many blobs were put. */
export async function seedBlobs(dist: string, namespace: LocalNamespace): Promise<number> {
  const present = await presentKeys(namespace)
  const missing = Object.keys(readStoredRelease(dist).blobs).filter((hash) => !present.has(blobKey(hash)))
  const queue = missing.values()
  await Promise.all(Array.from({ length: PUTS_AT_ONCE }, () => putAll(queue)))
  return missing.length

  async function putAll(hashes: Iterable<Hash>): Promise<void> {
    for (const hash of hashes) {
      const bytes = readFileSync(join(dist, RELEASE_FILES.blobs, hash))
      await namespace.put(blobKey(hash), Uint8Array.from(bytes).buffer)
    }
  }
}

/** A kept KV and the release it may hold. */
interface KeptRelease {
  dist: string
  persist?: string
}

/** True when the kept KV has held all blobs of the release since an earlier run. */
export function wasSeeded(kept: KeptRelease): boolean {
  const note = noteOf(kept)
  return note !== undefined && existsSync(note)
}

export function noteSeeded(kept: KeptRelease): void {
  const note = noteOf(kept)
  if (note === undefined) return
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, '')
}

function noteOf({ dist, persist }: KeptRelease): string | undefined {
  return persist && join(persist, 'seeded', readStoredRelease(dist).id)
}

function readStoredRelease(dist: string): StoredRelease {
  return JSON.parse(readFileSync(join(dist, RELEASE_FILES.stored), 'utf8')) as StoredRelease
}

async function presentKeys(namespace: LocalNamespace): Promise<Set<string>> {
  const present = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await namespace.list({ prefix: BLOB_KEY_PREFIX, cursor })
    for (const { name } of page.keys) present.add(name)
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor !== undefined)
  return present
}
