// Rejects every method but GET and HEAD, except on the endpoints that accept POST: reports, vitals, tool calls,
// feedback and the error explainer.

import { FEEDBACK_PATH } from '#site/model/insights/feedback.ts'
import { VITALS_PATH } from '#site/model/insights/visit-figures.ts'
import { SEARCH_PATH } from '#site/model/urls.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { factory } from '../runtime/factory.ts'
import { MCP_PATH } from '#site/model/agents/server-card.ts'
import { REPORT_PATH } from '../routes/report.ts'
import { wholeResponse } from '../http/whole-response.ts'

const POSTED = new Set([REPORT_PATH, MCP_PATH, VITALS_PATH])

export function guardMethods() {
  return factory.createMiddleware(async function guardMethods(c, next) {
    const { method } = c.req
    const isPosted = POSTED.has(c.req.path)
    // These two pages receive their own form: pasted errors, and feedback.
    const takesBoth = c.req.path === SEARCH_PATH || c.req.path === FEEDBACK_PATH
    const isAllowed =
      isPosted || (takesBoth && method === 'POST') ? method === 'POST' : method === 'GET' || method === 'HEAD'
    if (isAllowed) return next()
    c.set('kind', 'method')
    const headers = {
      allow: isPosted ? 'POST' : takesBoth ? 'GET, HEAD, POST' : 'GET, HEAD',
      'content-type': 'text/plain; charset=utf-8',
      ...cachePolicy.never,
    }
    return wholeResponse('This URL does not support that method.\n', headers, 405)
  })
}
