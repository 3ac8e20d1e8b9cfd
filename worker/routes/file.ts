// Files at fixed public paths: sitemap, robots, llms.txt, search data, icons.

import { API_CATALOG_PATH } from '#site/model/agents/server-card.ts'
import type { DecisionHandler } from '../http/route-handler.ts'
import { blobResponse } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { linkedResponse } from '../http/linked-response.ts'
import { isPublicDescription, PUBLIC_DESCRIPTION } from '../http/public-description.ts'
import type { ServedRelease } from '../release/served-release.ts'
import { joinedResponse } from '../search/joined-response.ts'

/** Preview image that other sites show with links to ours. */
const SOCIAL_IMAGE = '/og.png'

export function handleFile(release: ServedRelease): DecisionHandler<'file'> {
  return (c, { path, file }) => {
    const { joined, more, piece } = file
    const headers = {
      'content-type': file.type,
      ...cachePolicy.file,
      ...(isPublicDescription(path) && PUBLIC_DESCRIPTION),
      // RFC 9727, section 2: for HEAD requests too.
      ...(path === API_CATALOG_PATH && { link: `<${API_CATALOG_PATH}>; rel="api-catalog"` }),
      ...(path === SOCIAL_IMAGE ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    }
    if (joined) return joinedResponse(c, release, { ...file, joined }, headers)
    if (more) return linkedResponse(c, release, { ...file, more }, headers)
    return blobResponse(c, release, file.hash, headers, piece && { piece: piece.number, tag: piece.tag })
  }
}
