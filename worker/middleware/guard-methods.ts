// Rejects the methods that a URL does not support, and responds to preflights of public descriptions.

import { MCP_PATH } from '#site/model/agents/server-card.ts'
import { FEEDBACK_PATH } from '#site/model/insights/feedback.ts'
import { VITALS_PATH } from '#site/model/insights/visit-figures.ts'
import { SEARCH_PATH } from '#site/model/urls.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { isPublicDescription, PUBLIC_DESCRIPTION } from '../http/public-description.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { CSP_REPORT_PATH } from '../routes/csp-report.ts'
import { factory } from '../runtime/factory.ts'

const READ = ['GET', 'HEAD']

export function guardMethods() {
  return factory.createMiddleware(async function guardMethods(c, next) {
    const { method, path } = c.req
    const methods = methodsOf(path)
    const allow = methods.join(', ')
    if (!methods.includes(method)) {
      c.set('kind', 'method')
      const headers = { allow, 'content-type': 'text/plain; charset=utf-8', ...cachePolicy.never }
      return wholeResponse('This URL does not support that method.\n', headers, 405)
    }
    if (method !== 'OPTIONS') return next()
    return new Response(null, {
      status: 204,
      headers: { allow, ...PUBLIC_DESCRIPTION, ...cachePolicy.never },
    })
  })
}

function methodsOf(path: string): string[] {
  if (path === CSP_REPORT_PATH || path === MCP_PATH || path === VITALS_PATH) return ['POST']
  // These two pages receive their own form: pasted errors, and feedback.
  if (path === SEARCH_PATH || path === FEEDBACK_PATH) return [...READ, 'POST']
  return isPublicDescription(path) ? [...READ, 'OPTIONS'] : READ
}
