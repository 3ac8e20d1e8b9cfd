// What names a response: the release on every one, a fresh random request id, and the preview's noindex.

import { factory, REQUEST_ID_HEADER } from '../runtime/factory.ts'

export function identify(release: string) {
  return factory.createMiddleware(async function identify(c, next) {
    c.set('requestId', crypto.randomUUID())
    await next()
    c.res.headers.set('x-release', release)
    c.res.headers.set(REQUEST_ID_HEADER, c.var.requestId)
    if (c.env.INDEXED !== 'true') c.res.headers.set('x-robots-tag', 'noindex')
  })
}
