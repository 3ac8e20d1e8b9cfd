// One page of each kind that readers open.

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
  '/docs/nowhere',
  '/docs/sdks/server-side/node',
  '/search?q=card%20token',
]
