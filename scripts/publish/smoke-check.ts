// The question whether a released version answers as it must: status, release, whole documents, the client's entry.
// Does not decide what happens when it does not.

import type { Hash } from '#site/model/release.ts'
import { UserError } from '../terminal/run-command.ts'

export interface SmokeTarget {
  /** `https://host` of the site. */
  origin: string
  release: Hash
  /** Paths that must answer 200 with a whole document of the release: the home page and one that the release changes. */
  pages: string[]
  /** URL of the client's entry, where it is known. */
  entry?: string
  /** Asks for this version although it serves no or few readers yet. */
  override?: { workerName: string; versionId: string }
}

export type SmokeCheck = (target: SmokeTarget) => Promise<void>

export interface SmokeOptions {
  fetch: typeof fetch
  wait: (milliseconds: number) => Promise<void>
  /** A version may take some seconds to be everywhere. */
  attempts?: number
  pauseMs?: number
}

/** A check that tries again for a while and then throws what is still wrong. */
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

async function firstFault(fetch: SmokeOptions['fetch'], target: SmokeTarget): Promise<string | undefined> {
  try {
    for (const path of target.pages) {
      const { response, body } = await read(fetch, target, path)
      if (response.status !== 200) return `${path} answers ${response.status}`
      const release = response.headers.get('x-release')
      if (release !== target.release) return `${path} comes from release ${release}, not ${target.release}`
      if (!body.trimEnd().endsWith('</html>')) return `${path} is not a whole document`
    }
    if (target.entry === undefined) return undefined
    const { response } = await read(fetch, target, target.entry)
    return response.status === 200 ? undefined : `${target.entry} answers ${response.status}`
  } catch (error) {
    return error instanceof Error ? `${target.origin}: ${describe(error)}` : String(error)
  }
}

async function read(
  fetch: SmokeOptions['fetch'],
  { origin, override }: SmokeTarget,
  path: string,
): Promise<{ response: Response; body: string }> {
  const headers: Record<string, string> = { accept: 'text/html' }
  if (override) {
    headers['Cloudflare-Workers-Version-Overrides'] = `${override.workerName}="${override.versionId}"`
  }
  const response = await fetch(new URL(path, origin), {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  return { response, body: await response.text() }
}

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
