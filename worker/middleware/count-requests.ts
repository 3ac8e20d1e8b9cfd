// Records data points for requests: the request itself, broken internal links, and searches without results.

import type { Manifest } from '#site/model/release.ts'
import { VITALS_TIMING } from '#site/model/insights/visit-figures.ts'
import { factory, type AppContext } from '../runtime/factory.ts'
import { parseSearchQuery } from '../search/search-query.ts'
import { writePoint } from '../insights/write-point.ts'
import { createOrdinaryTerm } from '../insights/ordinary-term.ts'
import { readerClass } from '../insights/reader-class.ts'

/** Kinds whose successes are not counted: resources that a page loads, and requests about the site itself. */
const NOT_COUNTED = new Set(['asset', 'report', 'vitals', 'status'])
/** Share of browser navigations that are asked to report performance figures. */
const MEASURED_VISITS = 0.1

/** Does nothing when no dataset is bound. */
export function countRequests(manifest: Manifest, share = MEASURED_VISITS) {
  const ordinaryTerm = createOrdinaryTerm(manifest)

  return factory.createMiddleware(async function countRequests(c, next) {
    await next()
    const { INSIGHTS: dataset } = c.env
    if (!dataset) return
    const event = c.get('event')
    const { status } = c.res
    const isMarkdown = c.res.headers.get('content-type')?.startsWith('text/markdown')
    const kind = c.get('kind') === 'page' && isMarkdown ? 'markdown' : c.get('kind')
    if (status >= 500 || !NOT_COUNTED.has(kind ?? '')) {
      writePoint(dataset, 'request', {
        version: c.env.VERSION?.id,
        release: manifest.id,
        kind,
        reader: readerClass(c.req.raw.headers, kind),
        status,
        slow: event === 'content-slow' ? 1 : 0,
      })
    }
    if (kind === 'not-found') {
      const from = ownReferrer(c)
      if (from !== undefined) {
        writePoint(dataset, 'missing', { release: manifest.id, subject: new URL(c.req.url).pathname, from })
      }
    }
    if (event === 'search-empty') {
      const { q } = parseSearchQuery(new URL(c.req.url).search)
      // Only the term and the data centre, so that nothing else identifies the reader.
      const subject = ordinaryTerm(q)
      writePoint(dataset, 'search-empty', { subject, ...(subject !== undefined && { centre: centreOf(c) }) })
    }
    if (kind === 'page' && c.req.header('sec-fetch-mode') === 'navigate' && Math.random() < share) {
      c.res.headers.append('server-timing', VITALS_TIMING)
    }
  })
}

/** Path of the referring page, if it is one of ours. */
function ownReferrer(c: AppContext): string | undefined {
  const referrer = c.req.header('referer')
  if (referrer === undefined || !URL.canParse(referrer)) return undefined
  const { host, pathname } = new URL(referrer)
  return host === new URL(c.req.url).host ? pathname : undefined
}

/** Cloudflare's three-letter code of the data centre. */
function centreOf(c: AppContext): string | undefined {
  return (c.req.raw as Request & { cf?: { colo?: string } }).cf?.colo
}
