// `/assets/<name>.<hash>.<ext>`: client assets and images of any release, served by kv-asset-handler.

import { getAssetFromKV, type Options } from '@cloudflare/kv-asset-handler'
import { assetType, isDownload } from '#site/model/assets/media-types.ts'
import { blobKey, BLOB_KEY_PREFIX } from '#site/model/release.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { notModified, orNotFound } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { BROTLI_FORM } from '../http/brotli-form.ts'
import type { AppContext } from '../runtime/factory.ts'
import { plainNotFound } from '../http/plain-response.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { wholeResponse } from '../http/whole-response.ts'

export function handleAsset(release: ServedRelease): DecisionHandler<'asset'> {
  const { manifest, store } = release
  return async (c, { hash, extension }) => {
    const type = assetType(extension)
    if (type === undefined) return plainNotFound()
    // Assets of earlier releases, and those that the build did not compress, are compressed by the edge.
    const { pathname, search } = new URL(c.req.url)
    const brotli = search === BROTLI_FORM ? manifest.compressed?.[hash] : undefined
    const sent = brotli ?? hash
    const tag = entityTag(sent)
    const headers = {
      'content-type': type,
      ...cachePolicy.immutable,
      ...(isDownload(extension) && { 'content-disposition': 'attachment' }),
      ...(brotli !== undefined && { 'content-encoding': 'br' }),
    }
    const unchanged = isNoneMatch(c.req.header('if-none-match'), tag)
    // Only KV knows whether an asset of another release exists.
    if (unchanged && release.names(hash)) return notModified(tag, headers)

    const response = await orNotFound(
      release,
      getAssetFromKV(
        { request: new Request(c.req.url), waitUntil: (work) => c.executionCtx.waitUntil(work) },
        {
          ASSET_NAMESPACE: verifiedNamespace(c, store),
          ASSET_MANIFEST: { [pathname.slice(1)]: blobKey(sent) },
          // The release store caches KV reads, and Workers Cache the responses.
          cacheControl: { bypassCache: true },
        },
      ),
    )
    if (response.status !== 200) return response
    if (unchanged) return notModified(tag, headers)
    // Rebuilt to add what the package does not know: Content-Length, our ETag, and precompressed bytes.
    return wholeResponse(new Uint8Array(await response.arrayBuffer()), { ...headers, etag: tag })
  }
}

/** The namespace that the handler sees: verified reads through the release store. */
function verifiedNamespace(c: AppContext, store: ReleaseStore) {
  const get = (key: string) => store.read(key.slice(BLOB_KEY_PREFIX.length), readContextOf(c))
  // The handler uses no other method of the namespace.
  return { get } as Options['ASSET_NAMESPACE']
}
