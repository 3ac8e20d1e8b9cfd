// Lists the assets that are also stored in compressed form: what browsers load besides pages.

import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import type { Hash, Manifest } from '#site/model/release.ts'
import type { BundledClient } from './bundle-client.ts'

export interface Compressed {
  client: Pick<BundledClient, 'assets' | 'workerModules'>
  search: Manifest['search']
}

/** Hashes of what is worth being compressed. */
export function compressible({ client, search }: Compressed): Hash[] {
  const { entry, chunks, listedChunks = [], thirdParty, styles } = client.assets
  const files = [entry, ...chunks, ...listedChunks, thirdParty].filter((asset) => asset !== undefined)
  const urls = [...files.map(({ url }) => url), ...client.workerModules, styles.all]
  const hashes = urls.map((url) => hashInUrl(url)!)
  return [...hashes, ...(search ? [search.titles, search.head] : [])]
}
