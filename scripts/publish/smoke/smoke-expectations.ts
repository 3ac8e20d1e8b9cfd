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
export type Fault = string | undefined

export interface Expectation {
  path: string
  accept: string
  fault: (reply: Reply) => Fault
}

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
const SCRIPT = 'text/javascript'
/** The Worker sends these with every page; a zone's rule or another server in front may take them away. */
const SECURITY_HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options']

export function expectations({ pages, entry, bothForms, redirect, missing }: SmokeTarget): Expectation[] {
  return [
    ...pages.map((path) => ({ path, accept: HTML, fault: documentFault })),
    ...(bothForms === undefined
      ? []
      : [
          { path: bothForms, accept: MARKDOWN, fault: formFault(MARKDOWN) },
          { path: bothForms, accept: HTML, fault: documentFault },
        ]),
    ...(redirect ? [{ path: redirect.from, accept: HTML, fault: redirectFault(redirect.to) }] : []),
    ...(missing === undefined ? [] : [{ path: missing, accept: HTML, fault: statusFault(404) }]),
    ...(entry === undefined ? [] : [{ path: entry, accept: '*/*', fault: formFault(SCRIPT) }]),
  ]
}

const statusFault =
  (wanted: number) =>
  ({ status, headers }: Reply): Fault => {
    if (status === wanted) return undefined
    const location = headers.get('location')
    const leads = location === null ? '' : ` and leads to ${location}`
    return `responds ${status}${leads}${wanted === 200 ? '' : `, not ${wanted}`}`
  }

const formFault =
  (type: string) =>
  (reply: Reply): Fault => {
    const found = reply.headers.get('content-type')?.split(';')[0]
    return (
      statusFault(200)(reply) ??
      (found === type ? undefined : `comes as ${found ?? 'no type'} when asked for ${type}`)
    )
  }

function documentFault(reply: Reply): Fault {
  const isWhole = reply.body.trimEnd().endsWith('</html>')
  const header = SECURITY_HEADERS.find((name) => !reply.headers.get(name))
  return (
    formFault(HTML)(reply) ??
    (isWhole ? undefined : 'is not a complete document') ??
    (header === undefined ? undefined : `comes without the header ${header}`)
  )
}

const redirectFault =
  (to: string) =>
  ({ status, headers }: Reply): Fault => {
    const location = headers.get('location')
    if (status < 301 || status > 308) return `responds ${status}, not with a redirect`
    return location !== null && pathOf(location) === to ? undefined : `leads to ${location}, not ${to}`
  }

const pathOf = (location: string): string => {
  const { pathname, search, hash } = new URL(location, 'https://site.invalid')
  return pathname + search + hash
}
