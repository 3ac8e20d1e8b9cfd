// The blobs that a manifest references directly: without them the release is incomplete.

import type { Hash, Manifest } from '../release.ts'

const HASH_IN_URL = /\.([0-9a-f]{32})\.[a-z0-9]+$/

/** The hash in the URL of an asset, `/assets/<name>.<hash>.<ext>`; undefined for any other URL. */
export const hashInUrl = (url: string): Hash | undefined => HASH_IN_URL.exec(url)?.[1]

/** In a sharded release, only the shards reference the records. */
export function namedBlobs(manifest: Omit<Manifest, 'id'>): Set<Hash> {
  const { pages, files, assets, compressed = {}, routes, search, agents, shards = [], media = [] } = manifest
  const scripts = [
    assets.entry,
    ...assets.chunks,
    ...(assets.listedChunks ?? []),
    assets.searchWorker,
    assets.codeWorker,
    assets.thirdParty,
  ]
  return new Set([
    ...Object.values(pages).flatMap(({ hash, markdown, slices = [] }) => [hash, markdown, ...slices]),
    ...Object.values(files).flatMap(({ hash, more = [] }) => [hash, ...more]),
    ...[...scripts.map((asset) => asset?.url), ...(assets.faces ?? []), assets.styles.all].flatMap(
      (url) => hashInUrl(url ?? '') ?? [],
    ),
    ...Object.entries(compressed).flat(),
    ...(routes === undefined ? [] : [routes]),
    ...Object.values(search ?? {}).flat(),
    ...(agents === undefined ? [] : [agents]),
    ...shards,
    ...media,
  ])
}
