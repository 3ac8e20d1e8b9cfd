// `/assets/<name>.<hash>.<ext>`: client assets and images of any release, through kv-asset-handler.

import { getAssetFromKV } from '@cloudflare/kv-asset-handler'
import type { KVNamespace } from '@cloudflare/workers-types'
import { blobKey, type Hash } from '#site/model/release.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { notModified, orNotFound } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
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

export function handleAsset({ manifest, store }: ServedRelease): DecisionHandler<'asset'> {
  return async (c, { hash, extension }) => {
    const type = TYPES.get(extension)
    if (type === undefined) return plainNotFound()
    // Assets of earlier releases, and what the build has not compressed, leave it to the edge.
    const brotli = manifest.compressed?.[hash]
    const sent = brotli !== undefined && acceptsBrotli(c) ? brotli : hash
    const tag = entityTag(sent)
    const headers = {
      'content-type': type,
      ...cachePolicy.immutable,
      ...(brotli && { vary: 'accept-encoding' }),
      ...(sent === brotli && { 'content-encoding': 'br' }),
    }
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)

    const response = await orNotFound(
      getAssetFromKV(
        { request: new Request(c.req.url), waitUntil: (work) => c.executionCtx.waitUntil(work) },
        {
          ASSET_NAMESPACE: verifiedNamespace(c, store, sent),
          ASSET_MANIFEST: { [new URL(c.req.url).pathname.slice(1)]: blobKey(sent) },
          // The release store is the memory before KV, and Workers Cache the one before the Worker.
          cacheControl: { bypassCache: true },
        },
      ),
    )
    if (response.status !== 200) return response
    return wholeResponse(new Uint8Array(await response.arrayBuffer()), { ...headers, etag: tag })
  }
}

/** Cloudflare rewrites the header for the Worker and keeps the reader's own beside it. */
function acceptsBrotli(c: AppContext): boolean {
  const { cf } = c.req.raw as { cf?: { clientAcceptEncoding?: string } }
  const accepted = cf?.clientAcceptEncoding || c.req.header('accept-encoding') || ''
  return accepted.split(',').some((coding) => /^\s*br\s*(?:$|;(?!\s*q=0(?:\.0*)?\s*$))/i.test(coding))
}

/** The handler's view of KV: one verified read through the release store. */
function verifiedNamespace(c: AppContext, store: ReleaseStore, hash: Hash) {
  return { get: () => store.read(hash, readContextOf(c)) } as unknown as KVNamespace
}
