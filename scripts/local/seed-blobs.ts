// Copies a release's blobs into a local KV: only those that it lacks.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import { RELEASE_FILES } from '../compiler/release/write-release.ts'
import { writeKvFiles } from './kv-files.ts'
import { LOCAL_NAMESPACE_ID, type LocalKv } from './local-kv.ts'

/**
 * For a KV that no workerd has open yet, in the folder where Miniflare keeps it. Returns how many blobs were added;
 * `undefined` if they must be put through workerd.
 */
export function seedFiles(dist: string, folder: string): number | undefined {
  const values = hashesOf(dist).map((hash) => ({
    key: blobKey(hash),
    file: blobFile(dist, hash),
    name: hash,
  }))
  return writeKvFiles(folder, LOCAL_NAMESPACE_ID, values)
}

/** Returns how many blobs were put. */
export async function seedBlobs(dist: string, kv: LocalKv): Promise<number> {
  const present = await kv.keys()
  const missing = hashesOf(dist).filter((hash) => !present.has(blobKey(hash)))
  await kv.put(readBlobs(dist, missing))
  return missing.length
}

/** Read one at a time, when needed. */
function* readBlobs(dist: string, hashes: readonly Hash[]): Generator<[key: string, value: Buffer]> {
  for (const hash of hashes) yield [blobKey(hash), readFileSync(blobFile(dist, hash))]
}

const blobFile = (dist: string, hash: Hash): string => join(dist, RELEASE_FILES.blobs, hash)

function hashesOf(dist: string): Hash[] {
  const stored = JSON.parse(readFileSync(join(dist, RELEASE_FILES.stored), 'utf8')) as StoredRelease
  return Object.keys(stored.blobs)
}
