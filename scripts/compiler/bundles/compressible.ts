// Lists the assets that are also stored in compressed form: what browsers load besides pages.

import type { Hash, Manifest } from '#site/model/release.ts'
import type { BundledClient } from './bundle-client.ts'

const ASSET_HASH = /^\/assets\/.+\.([0-9a-f]{32})\.\w+$/

export interface Compressed {
  client: Pick<BundledClient, 'assets' | 'workerModules'>
  search: Manifest['search']
}

/** Hashes of what is worth being compressed. */
export function compressible({ client, search }: Compressed): Hash[] {
  const { entry, chunks, thirdParty, styles } = client.assets
  const files = [entry, ...chunks, thirdParty].filter((asset) => asset !== undefined)
  const urls = [...files.map(({ url }) => url), ...client.workerModules, styles.all]
  const hashes = urls.map((url) => ASSET_HASH.exec(url)![1]!)
  return [...hashes, ...(search ? [search.titles, search.head] : [])]
}
