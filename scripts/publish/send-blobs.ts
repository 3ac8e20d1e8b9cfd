// Uploads blobs into a store: finds what is missing, sends it in batches, and verifies that it arrived.

import { BLOB_KEY_PREFIX, blobKey, type Hash } from '#site/model/release.ts'
import { divideIntoBatches } from './batches.ts'
import type { BlobStore } from './blob-store.ts'
import type { BuiltRelease } from './release-on-disk.ts'
import { hashOf } from '../project/hash-of.ts'
import { runBounded } from '../project/run-bounded.ts'
import { formatCount, formatNumber } from '../terminal/measures.ts'
import { UserError } from '../project/errors.ts'

/** Requests in flight at a time: KV's API allows 1,200 requests in five minutes. */
const CONCURRENCY = 3
/** How often missing blobs are sent again, and how long to wait before each check (a list may lag). */
const ROUND_WAITS_MS = [0, 2000, 10_000]
/** Up to this number, blobs missing from a list are read one by one. */
const MAX_SINGLE_READS = 200

export interface Missing {
  hash: Hash
  bytes: number
}

export interface SendOptions {
  report: (line: string) => void
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

/** Blobs of `blobs` (hash to size) that the store lacks, smallest hash first. */
export async function findMissing(store: BlobStore, blobs: Record<Hash, number>): Promise<Missing[]> {
  const present = new Set((await store.list(BLOB_KEY_PREFIX)).map((key) => key.name))
  const unlisted = allBlobs(blobs).filter(({ hash }) => !present.has(blobKey(hash)))
  return unlisted.sort((a, b) => (a.hash < b.hash ? -1 : 1))
}

/** Sends what the store lacks and returns it. Throws unless every blob of the release is there at the end. */
export async function sendMissingBlobs(
  store: BlobStore,
  release: Pick<BuiltRelease, 'stored' | 'read'>,
  { report, now, wait }: SendOptions,
): Promise<Missing[]> {
  const { blobs } = release.stored
  let missing = await findMissing(store, blobs)
  const sent = missing
  for (const pause of ROUND_WAITS_MS) {
    if (missing.length === 0) return sent
    await sendBatches(store, release, missing, now, report)
    await wait(pause)
    missing = await withoutReadable(store, await findMissing(store, blobs))
  }
  if (missing.length === 0) return sent
  throw new UserError(
    `${formatCount(missing.length, 'blob')} ${missing.length === 1 ? 'is' : 'are'} still missing from KV after ${ROUND_WAITS_MS.length} attempts (first: ${missing[0]?.hash}); nothing was released; run the command again`,
  )
}

export const allBlobs = (blobs: Record<Hash, number>): Missing[] =>
  Object.entries(blobs).map(([hash, bytes]) => ({ hash, bytes }))

/** Sends every blob again: a list of keys does not show a value that is damaged. */
export async function resendBlobs(
  store: BlobStore,
  release: Pick<BuiltRelease, 'stored' | 'read'>,
  { report, now }: SendOptions,
): Promise<Missing[]> {
  const all = allBlobs(release.stored.blobs)
  await sendBatches(store, release, all, now, report)
  return all
}

async function sendBatches(
  store: BlobStore,
  release: Pick<BuiltRelease, 'read'>,
  missing: Missing[],
  now: () => number,
  report: (line: string) => void,
): Promise<void> {
  const batches = divideIntoBatches(missing)
  // Prune keeps recent blobs, because a running deploy has not registered its release yet.
  const metadata = { sentAt: now() }
  let sent = 0
  await runBounded(batches, CONCURRENCY, async (batch) => {
    const pairs = await Promise.all(
      batch.map(async ({ hash }) => ({ key: blobKey(hash), value: await release.read(hash), metadata })),
    )
    await store.putMany(pairs)
    sent += batch.length
    report(`sent ${formatNumber(sent)} of ${formatCount(missing.length, 'blob')}`)
  })
}

/** Drops blobs that can be read although a list does not show them yet. */
async function withoutReadable(store: BlobStore, missing: Missing[]): Promise<Missing[]> {
  if (missing.length > MAX_SINGLE_READS) return missing
  const absent: Missing[] = []
  await runBounded(missing, CONCURRENCY, async (blob) => {
    const bytes = await store.get(blobKey(blob.hash))
    if (bytes === undefined || hashOf(bytes) !== blob.hash) absent.push(blob)
  })
  return absent
}
