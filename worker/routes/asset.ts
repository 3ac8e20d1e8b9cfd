// `/assets/<name>.<hash>.<ext>`: client assets and images of any release, through kv-asset-handler.

import { getAssetFromKV, type Options } from '@cloudflare/kv-asset-handler'
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

/** What may be published under /assets/, with the type of each. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
])

export function handleAsset(release: ServedRelease): DecisionHandler<'asset'> {
  const { manifest, store } = release
  return async (c, { hash, extension }) => {
    const type = TYPES.get(extension)
    if (type === undefined) return plainNotFound()
    // Assets of earlier releases, and what the build has not compressed, leave it to the edge.
    const { pathname, search } = new URL(c.req.url)
    const brotli = search === BROTLI_FORM ? manifest.compressed?.[hash] : undefined
    const sent = brotli ?? hash
    const tag = entityTag(sent)
    const headers = {
      'content-type': type,
      ...cachePolicy.immutable,
      ...(brotli !== undefined && { 'content-encoding': 'br' }),
    }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)

    const response = await orNotFound(
      release,
      getAssetFromKV(
        { request: new Request(c.req.url), waitUntil: (work) => c.executionCtx.waitUntil(work) },
        {
          ASSET_NAMESPACE: verifiedNamespace(c, store),
          ASSET_MANIFEST: { [pathname.slice(1)]: blobKey(sent) },
          // The release store is the memory before KV, and Workers Cache the one before the Worker.
          cacheControl: { bypassCache: true },
        },
      ),
    )
    if (response.status !== 200) return response
    // Wrapped once more for what the package does not know: the length, our entity tag, and bytes that are compressed.
    return wholeResponse(new Uint8Array(await response.arrayBuffer()), { ...headers, etag: tag })
  }
}

/** The handler's view of KV: verified reads of the keys that it asks for, through the release store. */
function verifiedNamespace(c: AppContext, store: ReleaseStore) {
  const get = (key: string) => store.read(key.slice(BLOB_KEY_PREFIX.length), readContextOf(c))
  // It asks for nothing else of the namespace.
  return { get } as Partial<Options['ASSET_NAMESPACE']> as Options['ASSET_NAMESPACE']
}
