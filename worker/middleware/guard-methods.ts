// The refusal of methods: everything but reports and calls of tools is asked for with GET.

import { cachePolicy } from '../http/cache-policy.ts'
import { factory } from '../runtime/factory.ts'
import { MCP_PATH } from '#site/model/agents/server-card.ts'
import { REPORT_PATH } from '../routes/report.ts'
import { wholeResponse } from '../http/whole-response.ts'

export function guardMethods() {
  return factory.createMiddleware(async function guardMethods(c, next) {
    const { method } = c.req
    const isPosted = c.req.path === REPORT_PATH || c.req.path === MCP_PATH
    const isAllowed = isPosted ? method === 'POST' : method === 'GET' || method === 'HEAD'
    if (isAllowed) return next()
    c.set('kind', 'method')
    const headers = {
      allow: isPosted ? 'POST' : 'GET, HEAD',
      'content-type': 'text/plain; charset=utf-8',
      ...cachePolicy.never,
    }
    return wholeResponse('This URL does not support that method.\n', headers, 405)
  })
}
