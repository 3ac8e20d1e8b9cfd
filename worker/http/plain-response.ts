// The short text that programs get instead of a missing file: a script must never be answered with a page.

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
