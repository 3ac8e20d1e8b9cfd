// Rejects the methods that a URL does not support, and responds to preflights of public descriptions.

import { MCP_PATH } from '#site/model/agents/server-card.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { isPublicDescription, PUBLIC_DESCRIPTION } from '../http/public-description.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { factory } from '../runtime/factory.ts'
import { receivingPaths } from './receiving-paths.ts'

const READ = ['GET', 'HEAD']

export function guardMethods() {
  return factory.createMiddleware(async function guardMethods(c, next) {
    const { method, path } = c.req
    const methods = methodsOf(path)
    const allow = methods.join(', ')
    // A client may be given the address of the tools with a slash at its end; only this status keeps what it sends.
    if (method === 'POST' && path === `${MCP_PATH}/`) {
      c.set('kind', 'redirect')
      return wholeResponse('', { location: MCP_PATH, ...cachePolicy.never }, 308)
    }
    if (!methods.includes(method)) {
      c.set('kind', 'method')
      const headers = { allow, 'content-type': 'text/plain; charset=utf-8', ...cachePolicy.never }
      const text = `This URL does not support that method. It supports ${allow}.\n`
      return wholeResponse(text, headers, 405)
    }
    if (method !== 'OPTIONS') return next()
    return new Response(null, {
      status: 204,
      headers: { allow, ...PUBLIC_DESCRIPTION, ...cachePolicy.never },
    })
  })
}

function methodsOf(path: string): string[] {
  const receiving = receivingPaths.get(path)
  if (receiving) return receiving.isPage ? [...READ, 'POST'] : ['POST']
  return isPublicDescription(path) ? [...READ, 'OPTIONS'] : READ
}
