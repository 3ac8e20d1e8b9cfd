// Headers that identify a response: the release, a random request id, and noindex on previews.

import { factory, REQUEST_ID_HEADER } from '../runtime/factory.ts'

export function identify(release: string) {
  return factory.createMiddleware(async function identify(c, next) {
    c.set('requestId', crypto.randomUUID())
    await next()
    c.res.headers.set('x-release', release)
    c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
    if (c.env.INDEXED !== 'true') c.res.headers.set('x-robots-tag', 'noindex')
  })
}
