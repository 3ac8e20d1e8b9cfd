// Copies a release's blobs into a local KV: only those that it lacks.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { RELEASE_FILES } from '../compiler/release/write-release.ts'
import type { LocalKv } from './local-kv.ts'

/** Returns how many blobs were put. */
export async function seedBlobs(dist: string, kv: LocalKv): Promise<number> {
  const present = await kv.keys()
  const missing = Object.keys(readStoredRelease(dist).blobs).filter((hash) => !present.has(blobKey(hash)))
  await kv.put(readBlobs(dist, missing))
  return missing.length
}

/** Read one at a time, when needed. */
function* readBlobs(dist: string, hashes: readonly Hash[]): Generator<[key: string, value: Buffer]> {
  for (const hash of hashes) yield [blobKey(hash), readFileSync(join(dist, RELEASE_FILES.blobs, hash))]
}

/** A persistent KV and the release it may contain. */
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
