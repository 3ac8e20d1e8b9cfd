// The endpoint to which browsers report violations of the security policy. Query strings are not kept.

import { isRecord } from '#site/model/is-record.ts'
import { boundedText } from '../http/bounded-text.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { AppContext } from '../runtime/factory.ts'
import { writeLog } from '../runtime/log.ts'

export const CSP_REPORT_PATH = '/_r'

const MAX_REPORT_BYTES = 16 * 1024
/** Log lines per isolate and minute, so that reports cannot be used to flood the log. */
const MAX_NEW_PER_MINUTE = 20
/** For violations already logged this minute. */
const MAX_REPEATED_PER_MINUTE = 10

export function receiveCspReport(release: string) {
  let minute = 0
  const seen = new Set<string>()
  let repeated = 0

  /** New violations have a budget of their own, so that noise of one kind does not hide another. */
  function mayWrite(violation: Violation): boolean {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) {
      minute = now
      seen.clear()
      repeated = 0
    }
    const key = JSON.stringify(violation)
    if (seen.has(key)) return ++repeated <= MAX_REPEATED_PER_MINUTE
    if (seen.size >= MAX_NEW_PER_MINUTE) return false
    seen.add(key)
    return true
  }

  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'report')
    const text = await boundedText(c.req.raw, MAX_REPORT_BYTES)
    if (text === undefined) return new Response(null, { status: 413, headers: { ...cachePolicy.never } })
    const reports = parseReports(text)
    // A report with nothing to act on is a client error; anything that is not a report is ignored.
    if (reports?.length === 0) return new Response(null, { status: 400, headers: { ...cachePolicy.never } })
    for (const report of reports ?? []) {
      if (mayWrite(report))
        writeLog({ level: 'warn', event: 'policy-violation', requestId: c.var.requestId, release, ...report })
    }
    return new Response(null, { status: 204, headers: { ...cachePolicy.never } })
  }
}

interface Violation {
  directive: string
  blocked?: string
  path?: string
}

/** Parses the Reporting API's list and the older `csp-report` object; undefined if it is not JSON. */
function parseReports(text: string): Violation[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed.slice(0, 10) : [parsed]
  return list.map(violationOf).filter((violation) => violation !== undefined)
}

/** Undefined for a report without a directive: nobody could act on it. */
function violationOf(report: unknown): Violation | undefined {
  const holder = asRecord(report)
  const body = asRecord(holder?.['body'] ?? holder?.['csp-report'])
  const directive = asText(
    body?.['effectiveDirective'] ??
      body?.['effective-directive'] ??
      body?.['violated-directive'] ??
      // Reports of the cross-origin and integrity policies have a type instead.
      (body?.['disposition'] !== undefined || body?.['destination'] !== undefined
        ? holder?.['type']
        : undefined),
  )
  if (!body || directive === undefined) return undefined
  return {
    directive,
    blocked: originOf(asText(body['blockedURL'] ?? body['blocked-uri'])),
    path: pathOf(asText(body['documentURL'] ?? body['document-uri'])),
  }
}

const asRecord = (value: unknown) => (isRecord(value) ? value : undefined)

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 200) : undefined

/** The origin of a URL, or a keyword such as `inline`. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.canParse(address) ? new URL(address).origin : address.replace(/[^a-z-]/gi, '').slice(0, 40)
}

function pathOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined
}
