// What a site must respond to each request of a smoke check: status, content type, complete documents with their
// security headers, both forms of a page, the client's entry, a redirect, a missing page.

import type { Hash } from '#site/model/release.ts'
import type { Reply } from './read-response.ts'

export interface SmokeTarget {
  /** `https://host` of the site. */
  origin: string
  /** Start of the id of the release that every response must come from; if absent, all from the same one. */
  release?: Hash
  /** Paths that must respond 200 with a whole document: the home page and one that the release changes. */
  pages: string[]
  /** URL of the client's entry, if known. */
  entry?: string
  /** A page requested as Markdown and then as HTML: a cache must not serve one form to readers of the other. */
  bothForms?: string
  /** A path that redirects, and its target. */
  redirect?: { from: string; to: string }
  /** A path without a page. */
  missing?: string
  /** Asks for this version although it serves no or few readers yet. */
  override?: { workerName: string; versionId: string }
}

/** The violation of an expectation; undefined if there is none. */
export type Mismatch = string | undefined

interface Expectation {
  path: string
  accept: string
  mismatch: (reply: Reply) => Mismatch
}

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
const SCRIPT = 'text/javascript'
/** The Worker sends these with every page; a zone's rule or another server in front may take them away. */
const SECURITY_HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options']

export function expectations({ pages, entry, bothForms, redirect, missing }: SmokeTarget): Expectation[] {
  return [
    ...pages.map((path) => ({ path, accept: HTML, mismatch: documentMismatch })),
    ...(bothForms === undefined
      ? []
      : [
          { path: bothForms, accept: MARKDOWN, mismatch: formMismatch(MARKDOWN) },
          { path: bothForms, accept: HTML, mismatch: documentMismatch },
        ]),
    ...(redirect ? [{ path: redirect.from, accept: HTML, mismatch: redirectMismatch(redirect.to) }] : []),
    ...(missing === undefined ? [] : [{ path: missing, accept: HTML, mismatch: statusMismatch(404) }]),
    ...(entry === undefined ? [] : [{ path: entry, accept: '*/*', mismatch: formMismatch(SCRIPT) }]),
  ]
}

const statusMismatch =
  (wanted: number) =>
  ({ status, headers }: Reply): Mismatch => {
    if (status === wanted) return undefined
    const location = headers.get('location')
    const target = location === null ? '' : `, redirecting to ${location}`
    return `returned ${status}${target}${wanted === 200 ? '' : `, not ${wanted}`}`
  }

const formMismatch =
  (type: string) =>
  (reply: Reply): Mismatch => {
    const found = reply.headers.get('content-type')?.split(';')[0]
    return (
      statusMismatch(200)(reply) ??
      (found === type ? undefined : `has content type ${found ?? 'none'}, not ${type}`)
    )
  }

function documentMismatch(reply: Reply): Mismatch {
  const isWhole = reply.body.trimEnd().endsWith('</html>')
  const header = SECURITY_HEADERS.find((name) => !reply.headers.get(name))
  return (
    formMismatch(HTML)(reply) ??
    (isWhole ? undefined : 'is not a complete document') ??
    (header === undefined ? undefined : `lacks the header ${header}`)
  )
}

const redirectMismatch =
  (to: string) =>
  ({ status, headers }: Reply): Mismatch => {
    const location = headers.get('location')
    if (status < 301 || status > 308) return `returned ${status}, not a redirect`
    return location !== null && pathOf(location) === to ? undefined : `redirects to ${location}, not to ${to}`
  }

const pathOf = (location: string): string => {
  const { pathname, search, hash } = new URL(location, 'https://site.invalid')
  return pathname + search + hash
}
