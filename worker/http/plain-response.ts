// The plaintext response for a missing file: a request for a script or an image must never get an HTML page. Never kept:
// while a release is rolled out, the other version may have the file.

import { cachePolicy } from './cache-policy.ts'
import { wholeResponse } from './whole-response.ts'

export function plainNotFound(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...cachePolicy.never,
    'x-robots-tag': 'noindex',
  }
  return wholeResponse('Not found\n', headers, 404)
}
