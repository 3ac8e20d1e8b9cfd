// The compressed forms of what browsers load beside pages: made once, as small as Brotli can. What an edge compresses
// for every response anew takes a tenth to a fifth more.

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ClientAssets, Hash, Manifest } from '#site/model/release.ts'
import type { BlobSet } from '../../project/blob-set.ts'
import { cachedValue } from '../../project/cached-value.ts'

const ASSET_NAME = /^\/assets\/(.+)\.([0-9a-f]{32})\.\w+$/
/** The best quality takes seconds for a megabyte, and a build should not. */
const SMALL_BYTES = 300_000
const QUALITY_OF_LARGE = 9

interface Assets {
  client: ClientAssets
  search: Manifest['search']
}

/** Stores the compressed forms; their hashes by the hashes of what they hold. */
export async function compressAssets(
  { client, search }: Assets,
  blobs: BlobSet,
  cacheFolder?: string,
): Promise<Record<Hash, Hash>> {
  const { entry, chunks, searchWorker, thirdParty } = client
  const files = [entry, ...chunks, searchWorker, thirdParty]
    .filter((asset) => asset !== undefined)
    .map(({ url }) => ASSET_NAME.exec(url)!.slice(1) as [name: string, hash: Hash])
  const data = search ? { 'search-titles': search.titles, 'search-text': search.text } : {}
  const compressed = [...files, ...Object.entries(data)].map(([name, hash]) =>
    compress(name, hash, blobs, cacheFolder),
  )
  return Object.fromEntries(await Promise.all(compressed))
}

async function compress(
  name: string,
  hash: Hash,
  blobs: BlobSet,
  cacheFolder: string | undefined,
): Promise<[Hash, Hash]> {
  const bytes = blobs.get(hash)
  const base64 = await cachedValue(cacheFolder, `brotli-${name}`, hash, async () =>
    (await brotli(bytes)).toString('base64'),
  )
  return [hash, blobs.put(Buffer.from(base64, 'base64'))]
}

function brotli(bytes: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.byteLength < SMALL_BYTES ? constants.BROTLI_MAX_QUALITY : QUALITY_OF_LARGE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return promisify(brotliCompress)(bytes, { params })
}
