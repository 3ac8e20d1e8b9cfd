// Files at fixed public paths: sitemap, robots, llms.txt, search data, icons.

import type { DecisionHandler } from '../http/route-handler.ts'
import { blobResponse } from '../http/blob-response.ts'
import { joinedResponse } from '../http/joined-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { isPublicDescription, PUBLIC_DESCRIPTION } from '../http/public-description.ts'
import type { ServedRelease } from '../release/served-release.ts'

/** Preview image that other sites show with links to ours. */
const SOCIAL_IMAGE = '/og.png'

export function handleFile(release: ServedRelease): DecisionHandler<'file'> {
  return (c, { path, file }) => {
    const respond = file.joined ? joinedResponse : blobResponse
    return respond(c, release, file.hash, {
      'content-type': file.type,
      ...cachePolicy.file,
      ...(isPublicDescription(path) && PUBLIC_DESCRIPTION),
      ...(path === SOCIAL_IMAGE ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    })
  }
}
