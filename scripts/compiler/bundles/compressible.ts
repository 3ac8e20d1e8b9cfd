// Lists the assets that are stored in compressed form too: what browsers load beside pages.

import type { ClientAssets, Hash, Manifest } from '#site/model/release.ts'

const ASSET_HASH = /^\/assets\/.+\.([0-9a-f]{32})\.\w+$/

interface Assets {
  client: ClientAssets
  search: Manifest['search']
}

/** Hashes of what is worth being compressed. */
export function compressible({ client, search }: Assets): Hash[] {
  const { entry, chunks, searchWorker, workbenchWorker, thirdParty, styles } = client
  const files = [entry, ...chunks, searchWorker, workbenchWorker, thirdParty].filter(
    (asset) => asset !== undefined,
  )
  const hashes = [...files.map(({ url }) => url), styles.all].map((url) => ASSET_HASH.exec(url)![1]!)
  return [...hashes, ...(search ? [search.titles, search.head] : [])]
}
