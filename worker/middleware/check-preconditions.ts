// Rejects a read that is only wanted of another version of the response (RFC 9110, section 13.1.1).

import { cachePolicy } from '../http/cache-policy.ts'
import { isMatch } from '../http/entity-tag.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { factory } from '../runtime/factory.ts'

export function checkPreconditions() {
  return factory.createMiddleware(async function checkPreconditions(c, next) {
    await next()
    const wanted = c.req.header('if-match')
    const { status, headers, body } = c.res
    if (wanted === undefined || c.req.method === 'POST' || ![200, 304].includes(status)) return
    if (isMatch(wanted, headers.get('etag'))) return
    await body?.cancel()
    const plain = { 'content-type': 'text/plain; charset=utf-8', ...cachePolicy.never }
    // Hono would add the headers of a response that is replaced.
    c.res = undefined
    c.res = wholeResponse('The entity tag of this URL is not one that If-Match names.\n', plain, 412)
  })
}
