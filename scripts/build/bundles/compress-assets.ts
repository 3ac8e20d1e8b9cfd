// Owns the compressed forms of the client's scripts and styles: made once, as small as Brotli can. What an edge compresses
// for every answer anew takes a tenth more.

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { AssetReference, ClientAssets, Hash } from '#site/model/release.ts'
import type { BlobSet } from '../blob-set.ts'
import { cachedValue } from '../cached-value.ts'

const ASSET_NAME = /^\/assets\/(.+)\.([0-9a-f]{32})\.\w+$/

/** Stores the compressed forms; their hashes by the hashes of what they hold. */
export async function compressAssets(
  { entry, styles, chunks, searchWorker, thirdParty }: ClientAssets,
  blobs: BlobSet,
  cacheFolder?: string,
): Promise<Record<Hash, Hash>> {
  const assets = [entry, ...styles, ...chunks, searchWorker, thirdParty].filter(
    (asset) => asset !== undefined,
  )
  return Object.fromEntries(await Promise.all(assets.map((asset) => compress(asset, blobs, cacheFolder))))
}

async function compress(
  { url }: AssetReference,
  blobs: BlobSet,
  cacheFolder: string | undefined,
): Promise<[Hash, Hash]> {
  const [, name = '', hash = ''] = ASSET_NAME.exec(url) ?? []
  const bytes = blobs.get(hash)
  const base64 = await cachedValue(cacheFolder, `brotli-${name}`, hash, async () =>
    (await brotli(bytes)).toString('base64'),
  )
  return [hash, blobs.put(Buffer.from(base64, 'base64'))]
}

function brotli(bytes: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return promisify(brotliCompress)(bytes, { params })
}
