// Checks that a site responds as it must (smoke/smoke-expectations.ts), all from one release. Retries for a while, and does
// not decide what happens if it does not.

import { UserError } from '../project/errors.ts'
import { readResponse } from './smoke/read-response.ts'
import { expectations, type Mismatch, type SmokeTarget } from './smoke/smoke-expectations.ts'

/** The target may have to be read from the site itself, at each attempt again. */
export type SmokeCheck = (target: SmokeTarget | (() => Promise<SmokeTarget>)) => Promise<void>

interface SmokeOptions {
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
      wrong = await firstMismatch(fetch, target)
      if (wrong === undefined) return
    }
    throw new UserError(`the smoke check failed: ${wrong}`)
  }
}

async function firstMismatch(
  fetch: SmokeOptions['fetch'],
  wanted: Parameters<SmokeCheck>[0],
): Promise<Mismatch> {
  try {
    const target = typeof wanted === 'function' ? await wanted() : wanted
    let { release } = target
    for (const { path, accept, mismatch } of expectations(target)) {
      const reply = await readResponse(fetch, new URL(path, target.origin), headersOf(target, accept))
      const found = mismatch(reply)
      if (found !== undefined) return `${path} ${found}`
      const from = reply.headers.get('x-release')
      // Assets outlive releases: the stored response may have been made by an earlier one.
      if (path === target.entry) continue
      release ??= from ?? undefined
      if (from === null || !release || !from.startsWith(release)) {
        return `${path} comes from release ${from ?? 'unknown'}, not ${release ?? 'any of this project'}`
      }
    }
    return undefined
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

/** The request names the version where that serves no or few readers yet. */
function headersOf({ override }: SmokeTarget, accept: string): Record<string, string> {
  if (!override) return { accept }
  const { workerName, versionId } = override
  return { accept, 'Cloudflare-Workers-Version-Overrides': `${workerName}="${versionId}"` }
}
