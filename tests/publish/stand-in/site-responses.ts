// The responses of a healthy site to each smoke check, and of faulty ones.

export interface SiteFault {
  status?: number
  release?: string
  body?: string
  type?: string
  location?: string
  /** A security header that does not arrive. */
  without?: string
}

/** The response of a site with release `new` to `path`; `fault` overrides parts of it. */
export function siteResponse(
  path: string,
  options: RequestInit | undefined,
  fault: SiteFault = {},
): Response {
  const accept = new Headers(options?.headers).get('accept') ?? '*/*'
  const { status, type, body, location, release, without } = {
    release: 'new',
    ...sound(path, accept),
    ...fault,
  }
  const headers = new Headers({
    'x-release': release,
    'content-type': type,
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  })
  if (without !== undefined) headers.delete(without)
  if (location !== undefined) headers.set('location', location)
  return new Response(body, { status, headers })
}

function sound(
  path: string,
  accept: string,
): Required<Omit<SiteFault, 'release' | 'location' | 'without'>> & SiteFault {
  const html = {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<html><script type="module" src="/assets/entry.js"></script></html>\n',
  }
  if (path.startsWith('/assets/')) return { status: 200, type: 'text/javascript', body: 'start()' }
  if (path.startsWith('/smoke-check-')) return { ...html, status: 404 }
  if (path === '/sitemap.xml') {
    const pages = ['/', '/docs', '/docs/api', '/docs/sdks']
    const entries = pages.map((page) => `<url><loc>https://docs.example${page}</loc></url>`)
    return { status: 200, type: 'application/xml', body: `<urlset>${entries.join('')}</urlset>` }
  }
  if (path === '/old') return { ...html, status: 301, body: '', location: '/docs' }
  if (path.length > 1 && path.endsWith('/'))
    return { ...html, status: 301, body: '', location: path.slice(0, -1) }
  return accept === 'text/markdown'
    ? { status: 200, type: 'text/markdown; charset=utf-8', body: '# Page\n' }
    : html
}
