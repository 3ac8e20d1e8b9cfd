// Checks that a site responds as it must: status, release, complete documents, both forms of a page, the client's
// entry, a redirect, a missing page. Does not decide what happens if it does not.

import type { Hash } from '#site/model/release.ts'
import { UserError } from '../terminal/run-command.ts'
import { networkReason } from '../terminal/network-reason.ts'

export interface SmokeTarget {
  /** `https://host` of the site. */
  origin: string
  /** Every response must come from this release; if absent, all from the same one. */
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

export type SmokeCheck = (target: SmokeTarget) => Promise<void>

export interface SmokeOptions {
  fetch: typeof fetch
  wait: (milliseconds: number) => Promise<void>
  /** A version may take some seconds to reach every location. */
  attempts?: number
  pauseMs?: number
}

/** A check that retries for a while and then throws what is still wrong. */
export function smokeCheck({ fetch, wait, attempts = 10, pauseMs = 3000 }: SmokeOptions): SmokeCheck {
  return async (target) => {
    let wrong: string | undefined
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await wait(pauseMs)
      wrong = await firstFault(fetch, target)
      if (wrong === undefined) return
    }
    throw new UserError(`the smoke check failed: ${wrong}`)
  }
}

interface Reply {
  status: number
  headers: Headers
  body: string
}

/** The violation of an expectation; undefined if there is none. */
type Fault = string | undefined

async function firstFault(fetch: SmokeOptions['fetch'], target: SmokeTarget): Promise<Fault> {
  let { release } = target
  try {
    for (const { path, accept, fault } of expectations(target)) {
      const reply = await read(fetch, target, path, accept)
      const found = fault(reply)
      if (found !== undefined) return `${path} ${found}`
      const from = reply.headers.get('x-release')
      // Assets outlive releases: the stored response may have been made by an earlier one.
      if (path === target.entry) continue
      release ??= from ?? undefined
      if (from === null || from !== release) {
        return `${path} comes from release ${from ?? 'unknown'}, not ${release ?? 'any of this project'}`
      }
    }
    return undefined
  } catch (error) {
    return `${target.origin}: ${networkReason(error)}`
  }
}

interface Expectation {
  path: string
  accept: string
  fault: (reply: Reply) => Fault
}

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

function expectations({ pages, entry, bothForms, redirect, missing }: SmokeTarget): Expectation[] {
  return [
    ...pages.map((path) => ({ path, accept: HTML, fault: documentFault })),
    ...(bothForms === undefined
      ? []
      : [
          { path: bothForms, accept: MARKDOWN, fault: formFault(MARKDOWN) },
          { path: bothForms, accept: HTML, fault: formFault(HTML) },
        ]),
    ...(redirect ? [{ path: redirect.from, accept: HTML, fault: redirectFault(redirect.to) }] : []),
    ...(missing === undefined ? [] : [{ path: missing, accept: HTML, fault: statusFault(404) }]),
    ...(entry === undefined ? [] : [{ path: entry, accept: '*/*', fault: statusFault(200) }]),
  ]
}

const statusFault =
  (wanted: number) =>
  ({ status }: Reply): Fault =>
    status === wanted ? undefined : `responds ${status}${wanted === 200 ? '' : `, not ${wanted}`}`

function documentFault(reply: Reply): Fault {
  const isWhole = reply.body.trimEnd().endsWith('</html>')
  return statusFault(200)(reply) ?? (isWhole ? undefined : 'is not a complete document')
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

async function read(
  fetch: SmokeOptions['fetch'],
  { origin, override }: SmokeTarget,
  path: string,
  accept: string,
): Promise<Reply> {
  const headers: Record<string, string> = { accept }
  if (override) {
    headers['Cloudflare-Workers-Version-Overrides'] = `${override.workerName}="${override.versionId}"`
  }
  const response = await fetch(new URL(path, origin), {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
