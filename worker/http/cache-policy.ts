// Caching: the headers of each kind of response, and nothing else decides about it.

const YEAR = 31_536_000
const DAY = 86_400
const HOUR = 3_600

/** The edge may show an old response for an hour while it asks for a new one, and for a day while the Worker fails. */
const STALE = `stale-while-revalidate=${HOUR}, stale-if-error=${DAY}`

/**
 * Two headers, because Cloudflare ignores `stale-while-revalidate` beside `s-maxage`: what the edge does stands in
 * CDN-Cache-Control (RFC 9213), and Cache-Control tells browsers and any other cache the same.
 * A Worker version has an edge cache of its own, so a long time there never outlives a release.
 */
function atTheEdge(browser: string, edgeSeconds: number): CacheHeaders {
  return {
    'cache-control': `public, ${browser}, s-maxage=${edgeSeconds}, ${STALE}`,
    'cdn-cache-control': `public, max-age=${edgeSeconds}, ${STALE}`,
  }
}

type CacheHeaders = Record<string, string>

const everywhere = (value: string): CacheHeaders => ({ 'cache-control': value })

export const cachePolicy = {
  /** Browsers ask every time and get a 304, so that nobody reads a page of an old release. */
  page: atTheEdge('max-age=0, must-revalidate', YEAR),
  sidebar: atTheEdge('max-age=0, must-revalidate', YEAR),
  search: atTheEdge('max-age=60', HOUR),
  redirect: everywhere(`public, max-age=300, s-maxage=${HOUR}`),
  markdown: everywhere('public, max-age=300, must-revalidate'),
  file: everywhere('public, max-age=300, must-revalidate'),
  /** Content-addressed: the address changes with the bytes. */
  immutable: everywhere(`public, max-age=${YEAR}, immutable`),
  /** What is not there may be published soon. */
  notFound: everywhere('public, max-age=60'),
  /** Sent before the content was verified, a failure, or a response to a report. */
  never: everywhere('no-store'),
} as const
