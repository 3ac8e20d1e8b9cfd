// Owns the URL grammar: one canonical form per page, and the one decision about a requested URL.
// Pure; used by the Worker, the browser's router, the link checker and the tests.

import { HASH_PATTERN, type FileEntry, type Hash, type PageEntry } from './release.ts'

/** Longer paths are nobody's link. KV keys end at 512 bytes, and no page comes near. */
export const MAX_PATH_LENGTH = 1024

/** What `decide` needs to know of a release. Lookups take canonical paths. */
export interface ReleaseView {
  page(path: string): PageEntry | undefined
  redirect(path: string): string | undefined
  file(path: string): FileEntry | undefined
}

export type Decision =
  | { kind: 'page'; path: string; page: PageEntry }
  | { kind: 'twin'; path: string; page: PageEntry }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; path: string; file: FileEntry }
  | { kind: 'asset'; hash: Hash; extension: string }
  | { kind: 'record'; hash: Hash }
  | { kind: 'not-found'; path: string }
  | { kind: 'malformed' }

const ASSET_PATTERN = /^\/assets\/[a-z0-9._-]{1,100}\.([0-9a-f]{32})\.([a-z0-9]{1,8})$/
const RECORD_PREFIX = '/_page/'
const MARKDOWN_SUFFIX = '.md'
// Control characters, backslash and Unicode's invisible separators never appear in a published path.
// eslint-disable-next-line no-control-regex
const HOSTILE = /[\u0000-\u001f\u007f\\\u2028\u2029\ufffd]/

/**
 * The canonical form of a pathname: decoded once, lower case, single slashes, no trailing slash,
 * no `index`, `index.html` or `.html`. `undefined` when it cannot be decoded or holds hostile characters.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_LENGTH) return undefined
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (HOSTILE.test(decoded)) return undefined
  const path = `/${decoded}`.replace(/\/{2,}/g, '/').toLowerCase()
  return stripIndex(path)
}

function stripIndex(path: string): string {
  const bare = path
    .replace(/\/+$/, '')
    .replace(/\/index(?:\.html)?$/, '')
    .replace(/\.html$/, '')
  return bare === '' ? '/' : bare
}

/** A canonical path as it stands in links and Location headers: percent-encoded where it is not ASCII. */
export function encodePath(path: string): string {
  return encodeURI(path)
}

/** Address of a page's Markdown twin: `/docs/api.md`, and `/index.md` for the landing page. */
export function twinPath(path: string): string {
  return path === '/' ? `/index${MARKDOWN_SUFFIX}` : path + MARKDOWN_SUFFIX
}

/** Decides what a URL names in a release. `search` is the query with its `?`, or empty. */
export function decide(pathname: string, search: string, release: ReleaseView): Decision {
  const asset = ASSET_PATTERN.exec(pathname)
  if (asset) return { kind: 'asset', hash: asset[1]!, extension: asset[2]! }
  if (pathname.startsWith(RECORD_PREFIX)) {
    const hash = pathname.slice(RECORD_PREFIX.length)
    return HASH_PATTERN.test(hash) ? { kind: 'record', hash } : { kind: 'not-found', path: pathname }
  }
  const file = release.file(pathname)
  if (file) return { kind: 'file', path: pathname, file }

  const path = canonicalPath(pathname)
  if (path === undefined) return { kind: 'malformed' }
  if (path.endsWith(MARKDOWN_SUFFIX)) return decideTwin(path, pathname, search, release)

  const page = release.page(path)
  if (page) {
    const published = encodePath(path)
    return pathname === published ? { kind: 'page', path, page } : { kind: 'redirect', location: published + search }
  }
  const target = release.redirect(path)
  if (target !== undefined) return { kind: 'redirect', location: mergeQuery(target, search) }
  return { kind: 'not-found', path }
}

function decideTwin(path: string, pathname: string, search: string, release: ReleaseView): Decision {
  const pagePath = stripIndex(path.slice(0, -MARKDOWN_SUFFIX.length))
  const page = release.page(pagePath)
  const canonical = twinPath(encodePath(pagePath))
  if (page) {
    return pathname === canonical
      ? { kind: 'twin', path: pagePath, page }
      : { kind: 'redirect', location: canonical + search }
  }
  const target = release.redirect(pagePath)
  if (target === undefined) return { kind: 'not-found', path: pagePath }
  const [targetPath = ''] = target.split(/[?#]/)
  return { kind: 'redirect', location: twinPath(targetPath) + search }
}

/** Adds the reader's query to a redirect target. The target's own parameters and fragment win. */
export function mergeQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target
  const [beforeFragment = '', fragment] = splitOnce(target, '#')
  const [path = '', ownQuery] = splitOnce(beforeFragment, '?')
  const suffix = fragment === undefined ? '' : `#${fragment}`
  if (ownQuery === undefined) return path + search + suffix
  const merged = new URLSearchParams(ownQuery)
  const own = new Set(merged.keys())
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name)) merged.append(name, value)
  }
  return `${path}?${merged.toString()}${suffix}`
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
