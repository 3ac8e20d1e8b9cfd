// The cache headers of every kind of response. No other module writes any.

const YEAR = 31_536_000
const DAY = 86_400
const HOUR = 3_600

/** The edge may serve a stale response for an hour while it revalidates, and for a day while the Worker fails. */
const STALE = `stale-while-revalidate=${HOUR}, stale-if-error=${DAY}`

/**
 * Two headers, because Cloudflare ignores `stale-while-revalidate` beside `s-maxage`: CDN-Cache-Control (RFC 9213) is
 * for the edge, Cache-Control for browsers and other caches. Each Worker version has its own edge cache, so a long
 * lifetime there never outlives a release.
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
  /** Browsers revalidate every time and get a 304, so that nobody reads a page of an old release. */
  page: atTheEdge('max-age=0, must-revalidate', YEAR),
  sidebar: atTheEdge('max-age=0, must-revalidate', YEAR),
  search: atTheEdge('max-age=60', HOUR),
  redirect: everywhere(`public, max-age=300, s-maxage=${HOUR}`),
  markdown: everywhere('public, max-age=300, must-revalidate'),
  /** At the page's own URL: a cache that ignores `Vary` must not give Markdown to a browser. */
  negotiatedMarkdown: everywhere('private, max-age=300, must-revalidate'),
  file: everywhere('public, max-age=300, must-revalidate'),
  /** Content-addressed: the URL changes with the bytes. */
  immutable: everywhere(`public, max-age=${YEAR}, immutable`),
  /** A missing page may be published soon. */
  notFound: everywhere('public, max-age=60'),
  /** Early frames, failures, and responses to reports. */
  never: everywhere('no-store'),
} as const

/** Replaces the caching of a response that another module has made. */
export function setCaching(headers: Headers, caching: CacheHeaders): void {
  headers.delete('cdn-cache-control')
  for (const [name, value] of Object.entries(caching)) headers.set(name, value)
}
