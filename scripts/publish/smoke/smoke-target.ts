// Chooses what a smoke check requests: from a release at hand, or from a site of which only the address is known.

import { randomUUID } from 'node:crypto'
import { encodePath } from '#site/model/urls.ts'
import type { Manifest } from '#site/model/release.ts'
import { UserError } from '../../project/errors.ts'
import { readResponse } from './read-response.ts'
import type { SmokeTarget } from './smoke-expectations.ts'

/** A path that no release has, new each time, so that it is in no cache. */
const missingPath = (): string => `/smoke-check-${randomUUID()}`

/** What to ask of a site that serves `manifest`. `changed` are pages that must be the new ones. */
export function targetOfRelease(manifest: Manifest, changed: string[] = []): Omit<SmokeTarget, 'origin'> {
  const [moved] = Object.entries(manifest.redirects)
  return {
    release: manifest.id,
    pages: [...new Set(['/', ...changed])].map(encodePath),
    entry: manifest.assets.entry.url,
    bothForms: '/',
    ...(moved && { redirect: { from: encodePath(moved[0]), to: moved[1] } }),
    missing: missingPath(),
  }
}

/** Number of pages from the sitemap to read besides the home page. */
const MAX_PAGES = 5

/** What to request from the site at `origin`, according to its own home page and sitemap. */
export async function targetOfSite(
  fetchPage: typeof fetch,
  origin: string,
  count = MAX_PAGES,
): Promise<SmokeTarget> {
  const home = await readText(fetchPage, new URL('/', origin))
  const sitemap = await readText(fetchPage, new URL('/sitemap.xml', origin))
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => URL.parse(address)?.pathname ?? '/',
  )
  if (paths.length === 0) throw new UserError(`the sitemap of ${origin} lists no pages`)
  const pages = spread(
    paths.filter((path) => path !== '/'),
    count,
  )
  const [first] = pages
  const entry = /<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/.exec(home)?.[1]
  if (entry === undefined) throw new UserError(`the home page of ${origin} loads no entry script`)
  return {
    origin,
    pages: ['/', ...pages],
    entry,
    bothForms: first ?? '/',
    // Every page has one canonical URL; other spellings redirect to it.
    ...(first !== undefined && { redirect: { from: `${first}/`, to: first } }),
    missing: missingPath(),
  }
}

/** At most `count` items, evenly spread over the list: the same ones each time. */
function spread(list: string[], count: number): string[] {
  const wanted = Math.min(count, list.length)
  return Array.from({ length: wanted }, (_, index) => list[Math.floor((index * list.length) / wanted)] ?? '/')
}

async function readText(fetchPage: typeof fetch, url: URL): Promise<string> {
  const { status, headers, body } = await readResponse(fetchPage, url)
  if (status === 200) return body
  const location = headers.get('location')
  throw new UserError(
    `${url.href} returned ${status}${location === null ? '' : `, redirecting to ${location}`}`,
  )
}
