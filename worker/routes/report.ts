// The address to which browsers report violations of the security policy. Keeps no query strings.

import { cachePolicy } from '../http/cache-policy.ts'
import type { AppContext } from '../runtime/factory.ts'
import { writeLog } from '../runtime/log.ts'

export const REPORT_PATH = '/_r'

const MAX_REPORT_BYTES = 16 * 1024
/** Above this, an isolate notes nothing until the minute is over: reports must not become a way to fill the log. */
const MAX_LINES_PER_MINUTE = 30

export function receiveReport(release: string) {
  let minute = 0
  let lines = 0

  function mayWrite(): boolean {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) {
      minute = now
      lines = 0
    }
    return ++lines <= MAX_LINES_PER_MINUTE
  }

  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'report')
    const text = await readBounded(c.req.raw)
    if (text === undefined) return new Response(null, { status: 413, headers: { ...cachePolicy.never } })
    for (const report of parseReports(text)) {
      if (mayWrite())
        writeLog({ level: 'warn', event: 'policy-violation', requestId: c.var.requestId, release, ...report })
    }
    return new Response(null, { status: 204, headers: { ...cachePolicy.never } })
  }
}

/** The body as text, or `undefined` once it is longer than a report may be. */
async function readBounded(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_REPORT_BYTES) return undefined
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_REPORT_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

interface Violation {
  directive?: string
  blocked?: string
  path?: string
}

/** Understands the Reporting API's list and the older `csp-report` object; anything else holds no report. */
function parseReports(text: string): Violation[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed.slice(0, 10) : [parsed]
  return list.map(violationOf).filter((violation) => violation !== undefined)
}

function violationOf(report: unknown): Violation | undefined {
  const holder = asRecord(report)
  const body = asRecord(holder?.['body'] ?? holder?.['csp-report'])
  if (!body) return undefined
  return {
    directive: asText(
      body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'],
    ),
    blocked: originOf(asText(body['blockedURL'] ?? body['blocked-uri'])),
    path: pathOf(asText(body['documentURL'] ?? body['document-uri'])),
  }
}

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 200) : undefined

/** The origin of an address, or a keyword such as `inline`. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.canParse(address) ? new URL(address).origin : address.replace(/[^a-z-]/gi, '').slice(0, 40)
}

function pathOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined
}
