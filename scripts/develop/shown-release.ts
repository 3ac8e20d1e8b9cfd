// The release that the development server shows: the manifest of the last build, and the pages put in place since.

import { decodePageRecord, type PageRecord } from '#site/model/page-record.ts'
import type { Hash, Manifest, PageEntry } from '#site/model/release.ts'
import { hashOf } from '../project/hash-of.ts'
import { anyStyles } from './any-styles.ts'

export interface SavedPage {
  path: string
  record: PageRecord
}

export interface ShownRelease {
  /** Absent while nothing can be built. */
  manifest(): Manifest | undefined
  replace(manifest: Manifest): void
  blob(hash: Hash): Uint8Array | undefined
  keepBlobs(blobs: Iterable<readonly [Hash, Uint8Array]>): void
  /** Puts pages in place of those at their paths. Does nothing while there is no manifest. */
  put(entries: Readonly<Record<string, PageEntry>>, media?: NonNullable<Manifest['media']>): void
  /** The record of an entry, whose blob is kept. */
  page(path: string, entry: PageEntry): SavedPage
}

export function createShownRelease(): ShownRelease {
  let manifest: Manifest | undefined
  const blobs = new Map<Hash, Uint8Array>()
  return {
    manifest: () => manifest,
    replace: (next) => void (manifest = next),
    blob: (hash) => blobs.get(hash),
    keepBlobs(kept) {
      for (const [hash, bytes] of kept) blobs.set(hash, bytes)
    },
    put(entries, media) {
      if (!manifest) return
      const shown = Object.fromEntries(
        Object.entries(entries).map(([path, entry]) => [path, anyStyles(entry)]),
      )
      manifest = {
        ...manifest,
        id: hashOf(manifest.id + JSON.stringify(entries)),
        pages: { ...manifest.pages, ...shown },
        ...(media && { media: [...(manifest.media ?? []), ...media] }),
      }
    },
    page: (path, { hash }) => ({
      path,
      record: decodePageRecord(Buffer.from(blobs.get(hash)!).toString('utf8')),
    }),
  }
}
