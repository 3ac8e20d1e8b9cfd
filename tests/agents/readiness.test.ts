// The public checker of documentation for agents, over all pages of the built release, which has the local address as its
// origin (npm run prove -- agents).

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#scripts/bench/measure/free-port.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { siteConfig } from '#site/site.config.ts'
import { installedChecker } from './install-checkers.ts'

interface CheckResult {
  id: string
  status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'
  message: string
}
interface Report {
  results: CheckResult[]
  testedPages: number
}
interface Checker {
  runChecks(url: string, options: Record<string, unknown>): Promise<Report>
  computeScore(report: Report): { overall: number }
}

const HALF_AN_HOUR = 1_800_000
const OPTIONS = {
  samplingStrategy: 'deterministic',
  requestDelay: 0,
  maxConcurrency: 8,
  maxLinksToTest: 1000,
  requestTimeout: 120_000,
}

describe.skipIf(process.env['PROVE'] === undefined)('the readiness checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readiness-'))
  let worker: LocalWorker

  beforeAll(async () => {
    const port = await freePort()
    const config = { ...siteConfig, origin: `http://localhost:${port}` }
    const { release, diagnostics } = await buildSite({ config, out: folder })
    if (!release) throw new Error(JSON.stringify(diagnostics))
    worker = await startLocalWorker({ dist: folder, port, vars: { LOG_LEVEL: 'warn' } })
    // While the checker computes, the simulator closes connections that the next request would take.
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('connection', 'close')
      return fetch(input, { ...init, headers })
    })
  }, HALF_AN_HOUR)
  afterAll(async () => {
    vi.unstubAllGlobals()
    await worker?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('gives 100 of 100 over all pages, and finds nothing that fails', { timeout: HALF_AN_HOUR }, async () => {
    const entry = pathToFileURL(join(installedChecker('afdocs'), 'dist/index.js')).href
    const { runChecks, computeScore } = (await import(entry)) as Checker
    const report = await runChecks(worker.url.replace('127.0.0.1', 'localhost'), OPTIONS)
    const { overall } = computeScore(report)
    const left = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip')
    console.log(`score ${overall} of 100`)
    for (const { status, id, message } of left) console.log(`${status} ${id}: ${message}`)
    expect(left.filter(({ status }) => status !== 'warn')).toEqual([])
    expect(overall).toBe(100)
  })
})
