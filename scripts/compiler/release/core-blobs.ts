// The core of a release: what its Worker serves from the bundle, without KV. The first pages, what their documents need
// to start, and the search titles.

import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import type { Hash, Manifest } from '#site/model/release.ts'
import type { BlobSet } from '../../project/blob-set.ts'
import type { PageTables } from './page-tables.ts'

/** `/` and `/docs`, where most visits begin. */
const TOP_PAGE = /^\/[^/]*$/

/** Hash to base64, sorted by hash. */
export function coreOf(
  { assets, compressed = {}, search }: Manifest,
  { pages }: PageTables,
  blobs: Pick<BlobSet, 'get'>,
): Record<Hash, string> {
  const records = Object.entries(pages).flatMap(([path, { hash }]) => (TOP_PAGE.test(path) ? [hash] : []))
  const plain = [hashInUrl(assets.entry.url), search?.titles].filter((hash) => hash !== undefined)
  const hashes = [...records, ...plain, ...plain.flatMap((hash) => compressed[hash] ?? [])]
  return Object.fromEntries(
    [...new Set(hashes)].sort().flatMap((hash): [Hash, string][] => {
      const bytes = blobs.get(hash)
      return bytes ? [[hash, Buffer.from(bytes).toString('base64')]] : []
    }),
  )
}
