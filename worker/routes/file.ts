// Owns files with a fixed public name: sitemap, robots, llms.txt, search data, icons.

import type { Answer } from '../answer.ts'
import { answerBlob } from '../blob-answer.ts'
import { cachePolicy } from '../cache-policy.ts'
import type { ServedRelease } from '../served-release.ts'

/** The image that other sites show with a link to ours. */
const SOCIAL_IMAGE = '/og.png'

export function answerFile(release: ServedRelease): Answer<'file'> {
  return (c, { path, file }) =>
    answerBlob(c, release.store, file.hash, {
      'content-type': file.type,
      ...cachePolicy.file,
      ...(path === SOCIAL_IMAGE ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    })
}
