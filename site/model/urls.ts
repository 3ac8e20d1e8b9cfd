// The URL grammar: one canonical form per page, and the one decision about a requested URL.
// Pure; used by the Worker, the browser's router, the link checker and the tests.

import { bareQuery, mergeQuery } from './queries/merge-query.ts'
import { HASH_PATTERN, type FileEntry, type Hash, type PageEntry } from './release.ts'

/**
 * The lookups that `decide` needs from a release. They take canonical paths and are safe for any string. `Page` is what
 * the caller knows about a page: its full entry, or in the browser only its record's hash.
 */
export interface ReleaseView<Page = PageEntry> {
  page(path: string): Page | undefined
  redirect(path: string): string | undefined
  file(path: string): FileEntry | undefined
}

export type Decision<Page = PageEntry> =
  | { kind: 'page'; path: string; page: Page }
  | { kind: 'markdown'; path: string; page: Page }
  /** `location` is a path on our own origin, with query and fragment. */
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; path: string; file: FileEntry }
  | { kind: 'asset'; hash: Hash; extension: string }
  | { kind: 'record'; hash: Hash }
  | { kind: 'sidebar'; sidebarSection: string }
  | { kind: 'search-part'; directory: Hash; part: number }
  | { kind: 'search'; format: 'html' | 'json' }
  /** `wanted` is what the URL looks like, so that the response fits: a page, Markdown, or a file for programs. */
  | { kind: 'not-found'; path: string; wanted: 'page' | 'markdown' | 'asset' }
  | { kind: 'malformed' }

export const SEARCH_PATH = '/search'
export const SEARCH_JSON_PATH = '/search.json'
export const RECORD_PREFIX = '/_page/'
export const SEARCH_PART_PREFIX = '/_search/'
export const SIDEBAR_PREFIX = '/_sidebar/'
const ASSET_PREFIX = '/assets/'
/** Nobody reads below it: whatever is asked for there belongs to a program, perhaps of a newer release. */
const MACHINE_PREFIX = '/_'
const MARKDOWN_SUFFIX = '.md'

const ASSET_PATTERN = /^\/assets\/[a-z0-9_-][a-z0-9._-]{0,99}\.([0-9a-f]{32})\.([a-z0-9]{1,12})$/
const SEARCH_PART_PATTERN = /^\/_search\/([0-9a-f]{32})\/(0|[1-9]\d{0,5})$/
const SIDEBAR_SECTION_PATTERN = /^[a-z0-9][a-z0-9/_.-]{0,199}$/
// Control characters, backslash, lone surrogates, Unicode line separators and the replacement character never appear in
// a published path.
const HOSTILE = /[\p{Cc}\p{Cs}\\\u2028\u2029\ufffd]/u

/**
 * The canonical form of a pathname: decoded once, lower case, single slashes, no trailing slash, no `index`,
 * `index.html` or `.html`. `undefined` if it cannot be decoded or contains hostile characters.
 */
export function canonicalPath(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (HOSTILE.test(decoded)) return undefined
  return stripIndex(`/${decoded}`.replace(/\/{2,}/g, '/').toLowerCase())
}

function stripIndex(path: string): string {
  const bare = path
    .replace(/\/$/, '')
    .replace(/\/index(?:\.html)?$/, '')
    .replace(/([^/])\.html$/, '$1')
  return bare === '' ? '/' : bare
}

/** A canonical path as used in links and Location headers: percent-encoded where it is not ASCII. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/** Path of a page's Markdown: `/docs/api.md`, and `/index.md` for the landing page. */
export function markdownPath(path: string): string {
  return path === '/' ? `/index${MARKDOWN_SUFFIX}` : path + MARKDOWN_SUFFIX
}

/** The canonical paths that `decide` may look up for a pathname, so that sharded releases can load them first. */
export function pagesToLookUp(pathname: string): string[] {
  const path = canonicalPath(pathname)
  if (path === undefined) return []
  return path.endsWith(MARKDOWN_SUFFIX) ? [path, pageOfMarkdown(path)] : [path]
}

/** Decides what a URL names in a release. `search` is the query with its `?`, or empty. */
export function decide<Page = PageEntry>(
  pathname: string,
  search: string,
  release: ReleaseView<Page>,
): Decision<Page> {
  if (pathname.startsWith(ASSET_PREFIX)) return decideAsset(pathname)
  if (pathname.startsWith(RECORD_PREFIX)) return decideRecord(pathname)
  if (pathname.startsWith(SIDEBAR_PREFIX)) return decideSidebar(pathname)
  if (pathname.startsWith(SEARCH_PART_PREFIX)) return decideSearchPart(pathname)

  const decision = decidePage(pathname, search, release)
  if (decision.kind !== 'not-found') return decision
  if (decision.path.startsWith(MACHINE_PREFIX)) return { ...decision, wanted: 'asset' }
  return decision.path.endsWith(MARKDOWN_SUFFIX)
    ? decideMarkdown(decision.path, pathname, search, release)
    : decision
}

/** `decide` for in-app navigation: without assets, records and Markdown, which a click never shows in place. */
export function decidePage<Page>(
  pathname: string,
  search: string,
  release: ReleaseView<Page>,
): Decision<Page> {
  const file = release.file(pathname)
  if (file) return { kind: 'file', path: pathname, file }
  const path = canonicalPath(pathname)
  if (path === undefined) return { kind: 'malformed' }
  const fixed = decideFixed(path, release)
  if (fixed) return inCanonicalForm(fixed, path, pathname, search)
  const target = release.redirect(path)
  if (target !== undefined && isOwnPath(target))
    return { kind: 'redirect', location: mergeQuery(asciiOf(target), search) }
  return { kind: 'not-found', path, wanted: 'page' }
}

function decideAsset(pathname: string): Decision<never> {
  const asset = ASSET_PATTERN.exec(pathname)
  return asset
    ? { kind: 'asset', hash: asset[1]!, extension: asset[2]! }
    : { kind: 'not-found', path: ASSET_PREFIX, wanted: 'asset' }
}

function decideRecord(pathname: string): Decision<never> {
  const hash = pathname.slice(RECORD_PREFIX.length)
  return HASH_PATTERN.test(hash)
    ? { kind: 'record', hash }
    : { kind: 'not-found', path: RECORD_PREFIX, wanted: 'asset' }
}

function decideSidebar(pathname: string): Decision<never> {
  const sidebarSection = pathname.slice(SIDEBAR_PREFIX.length)
  return SIDEBAR_SECTION_PATTERN.test(sidebarSection)
    ? { kind: 'sidebar', sidebarSection }
    : { kind: 'not-found', path: SIDEBAR_PREFIX, wanted: 'asset' }
}

function decideSearchPart(pathname: string): Decision<never> {
  const [, directory, part] = SEARCH_PART_PATTERN.exec(pathname) ?? []
  return directory !== undefined && part !== undefined
    ? { kind: 'search-part', directory, part: Number(part) }
    : { kind: 'not-found', path: SEARCH_PART_PREFIX, wanted: 'asset' }
}

function decideFixed<Page>(path: string, release: ReleaseView<Page>): Decision<Page> | undefined {
  if (path === SEARCH_PATH) return { kind: 'search', format: 'html' }
  if (path === SEARCH_JSON_PATH) return { kind: 'search', format: 'json' }
  const page = release.page(path)
  if (page) return { kind: 'page', path, page }
  const file = release.file(path)
  if (file) return { kind: 'file', path, file }
  return undefined
}

function inCanonicalForm<Page>(
  decision: Decision<Page>,
  path: string,
  pathname: string,
  search: string,
): Decision<Page> {
  const published = encodePath(path)
  return pathname === published ? decision : { kind: 'redirect', location: published + bareQuery(search) }
}

function decideMarkdown<Page>(
  path: string,
  pathname: string,
  search: string,
  release: ReleaseView<Page>,
): Decision<Page> {
  const pagePath = pageOfMarkdown(path)
  const page = release.page(pagePath)
  if (page) {
    const canonical = encodePath(markdownPath(pagePath))
    // The query may be in any order: the response is stored under its canonical one, and nobody waits for a redirect.
    return pathname === canonical
      ? { kind: 'markdown', path: pagePath, page }
      : { kind: 'redirect', location: canonical + bareQuery(search) }
  }
  const target = release.redirect(pagePath)
  const [targetPath = ''] = target?.split(/[?#]/) ?? []
  // When a redirect leads to a file, there is no Markdown.
  if (!isOwnPath(targetPath) || release.file(targetPath)) {
    return { kind: 'not-found', path: pagePath, wanted: 'markdown' }
  }
  return { kind: 'redirect', location: markdownPath(asciiOf(targetPath)) + bareQuery(search) }
}

function pageOfMarkdown(path: string): string {
  return stripIndex(path.slice(0, -MARKDOWN_SUFFIX.length))
}

/** True for a path on our own origin; browsers read `//` and `/\` at the start as another host. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && !HOSTILE.test(target)
}

/** Headers must be ASCII: other characters are percent-encoded, existing escapes are kept. */
function asciiOf(target: string): string {
  return target.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** Of two paths, or of two JSON Pointers. */
export const isAtOrBelow = (path: string, first: string): boolean =>
  path === first || path.startsWith(`${first}/`)
