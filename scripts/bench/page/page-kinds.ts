// One page of each kind that readers open.

/** A page that no site has. */
export const NOWHERE = '/docs/nowhere'

export const PAGE_KINDS: readonly string[] = [
  '/',
  '/check',
  '/docs/api',
  '/docs/api/authentication',
  '/docs/api/errors',
  '/docs/api/reactors',
  '/docs/api/tokens',
  '/docs/concepts/what-is-the-proxy',
  '/docs/guides/collect/collect-cards',
  NOWHERE,
  '/docs/sdks/server-side/node',
  '/search?q=card%20token',
]
