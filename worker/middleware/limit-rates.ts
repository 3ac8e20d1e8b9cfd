// Rate limits for the most expensive requests: searches, reports, feedback, tool calls and large files, where the
// operator has bound a limiter.

import { TOO_OFTEN } from '#site/pages/too-often.ts'
import { SEARCH_JSON_PATH } from '#site/model/urls.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { acceptsHtml } from '../http/negotiate.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { Bindings } from '../runtime/env.ts'
import { factory, type AppContext } from '../runtime/factory.ts'
import { receivingPaths } from './receiving-paths.ts'

const LARGE_FILES = new Set([
  '/lunr-index.json',
  '/search-doc.json',
  '/llms-full.txt',
  '/openapi.json',
  '/openapi.yaml',
])
/** Matches the period of the bindings in wrangler.toml. */
const RETRY_AFTER_SECONDS = 60

export function limitRates() {
  return factory.createMiddleware(async function limitRates(c, next) {
    const limit = limitOf(c.req.path, c.env)
    if (!limit) return next()
    // Set by Cloudflare on every request and never stored. Without it, as in local runs, nothing is limited.
    const key = c.req.header('cf-connecting-ip')
    if (key === undefined || (await limit.limit({ key })).success) return next()
    if (isSentForm(c)) {
      c.set('exhausted', true)
      await next()
    } else {
      c.set('kind', 'limited')
      const headers = { 'content-type': 'text/plain; charset=utf-8', ...cachePolicy.never }
      c.res = wholeResponse(`${TOO_OFTEN}\n`, headers, 429)
    }
    if (c.res.status === 429) c.res.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    return undefined
  })
}

/** A person would lose what they wrote. */
const isSentForm = ({ req }: AppContext): boolean =>
  req.method === 'POST' && receivingPaths.get(req.path)?.isPage === true && acceptsHtml(req.header('accept'))

function limitOf(path: string, env: Bindings) {
  const receiving = receivingPaths.get(path)
  if (receiving) return env[receiving.limit]
  if (path === SEARCH_JSON_PATH) return env.SEARCH_LIMIT
  return LARGE_FILES.has(path) ? env.FILE_LIMIT : undefined
}
