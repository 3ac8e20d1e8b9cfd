// The plaintext response for a missing file: a request for a script or an image must never get an HTML page.

import { cachePolicy } from './cache-policy.ts'
import { wholeResponse } from './whole-response.ts'

export function plainNotFound(caching: Record<string, string> = cachePolicy.notFound): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...caching,
    'x-robots-tag': 'noindex',
  }
  return wholeResponse('Not found\n', headers, 404)
}
