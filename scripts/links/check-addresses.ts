// Checks that external addresses still respond: each is requested once, a few at a time, and again after a pause if
// that may help.

import { runBounded } from '../project/run-bounded.ts'

interface LinkOptions {
  fetch: typeof fetch
  wait: (milliseconds: number) => Promise<void>
  /** Number of addresses requested at the same time. */
  atOnce: number
  attempts: number
}

const TIMEOUT_MS = 20_000
const PAUSE_MS = 2000
/** Statuses of servers that do not support HEAD, or reject programs: requested again with GET. */
const NOT_BY_HEAD = new Set([400, 403, 404, 405, 406, 501])
/** The address exists but rejects programs: only a browser could tell more. */
const GUARDED = new Set([401, 403, 429, 999])

/** The failures by address; addresses that respond are absent. */
export async function checkAddresses(
  urls: readonly string[],
  options: LinkOptions,
): Promise<Map<string, string>> {
  const wrong = new Map<string, string>()
  await runBounded(new Set(urls), options.atOnce, async (url) => {
    const fault = await faultOf(url, options)
    if (fault !== undefined) wrong.set(url, fault)
  })
  return wrong
}

async function faultOf(url: string, { fetch, wait, attempts }: LinkOptions): Promise<string | undefined> {
  let fault: string | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(PAUSE_MS * attempt)
    try {
      let status = await ask(fetch, url, 'HEAD')
      if (NOT_BY_HEAD.has(status)) status = await ask(fetch, url, 'GET')
      if (status < 400 || GUARDED.has(status)) return undefined
      fault = `returned ${status}`
      // The server's answer is final; only its own failures may be temporary.
      if (status < 500) return fault
    } catch (error) {
      const { cause } = error as Error
      fault = `does not respond (${cause instanceof Error ? cause.message : (error as Error).message})`
    }
  }
  return fault
}

async function ask(fetch: LinkOptions['fetch'], url: string, method: string): Promise<number> {
  const response = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) })
  await response.body?.cancel()
  return response.status
}
