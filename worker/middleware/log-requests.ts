// Writes one log line per request.

import { factory } from '../runtime/factory.ts'
import { writeLog, type LogLine } from '../runtime/log.ts'

export function logRequests(release: string) {
  return factory.createMiddleware(async function logRequests(c, next) {
    const start = Date.now()
    await next()
    const { status } = c.res
    const level = levelOf(status, c.get('event'))
    // Reports write their own lines.
    if (level === 'info' && (c.env.LOG_LEVEL === 'warn' || c.get('kind') === 'report')) return
    writeLog({
      level,
      event: c.get('event') ?? 'request',
      requestId: c.get('requestId'),
      release,
      version: c.env.VERSION?.id,
      status,
      kind: c.get('kind'),
      path: new URL(c.req.url).pathname,
      ms: Date.now() - start,
    })
  })
}

function levelOf(status: number, event: string | undefined): LogLine['level'] {
  if (status >= 500) return 'error'
  return event === 'content-slow' ? 'warn' : 'info'
}
