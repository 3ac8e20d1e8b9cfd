// `/_page/<hash>`: page records of any release, for in-app navigation.

import type { DecisionHandler } from '../http/route-handler.ts'
import { blobResponse, orNotFound } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServedRelease } from '../release/served-release.ts'

export function handleRecord(release: ServedRelease): DecisionHandler<'record'> {
  return (c, { hash }) => {
    const headers = {
      // Not text/html: opened on its own, a fragment must not render as a page.
      'content-type': 'text/plain; charset=utf-8',
      ...cachePolicy.immutable,
      'x-robots-tag': 'noindex',
    }
    return orNotFound(release, blobResponse(c, release, hash, headers))
  }
}
