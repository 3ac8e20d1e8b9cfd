// The official conformance suite of the protocol, for each revision that the pinned version covers (npm run prove -- agents).

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { startLocalWorker, type LocalWorker } from '#scripts/local/local-worker.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { AGAINST_FIXTURE, AGAINST_SITE, NOT_APPLYING, SINCE_2025_11_25 } from './conformance-scenarios.ts'
import { startFixtureServer, type FixtureServer } from './fixture-server.ts'
import { installedChecker } from './install-checkers.ts'

/** Of the newest revision the suite knows nothing yet: tests/worker/mcp.worker.test.ts speaks it with the official client. */
const REVISIONS = ['2025-06-18', '2025-11-25']
const INSTALLING = 300_000

describe.skipIf(process.env['PROVE'] === undefined)('the conformance suite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  let suite: string
  let worker: LocalWorker
  let fixture: FixtureServer

  beforeAll(async () => {
    suite = join(installedChecker('@modelcontextprotocol/conformance'), 'dist/index.js')
    const content = join(PROJECT_ROOT, 'tests/fixtures/vault-site')
    const { release, diagnostics } = await buildSite({ content, config: siteConfig, out: folder })
    if (!release) throw new Error(JSON.stringify(diagnostics))
    worker = await startLocalWorker({ dist: folder, port: 0, vars: { LOG_LEVEL: 'warn' } })
    fixture = await startFixtureServer()
  }, INSTALLING)
  afterAll(async () => {
    fixture?.stop()
    await worker?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The last line with a count of checks. */
  async function run(url: string, scenario: string, revision: string): Promise<string> {
    const child = spawn(
      process.execPath,
      [suite, 'server', '--url', url, '--scenario', scenario, '--spec-version', revision],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [status] = (await once(child, 'close')) as [number]
    const passed = /Passed: (\d+)\/(\d+)/.exec(output)
    return status === 0 && passed && passed[1] === passed[2] && passed[1] !== '0' ? 'passed' : output
  }

  const cases = (names: readonly string[]): [revision: string, scenario: string][] =>
    REVISIONS.flatMap((revision) =>
      names
        .filter((name) => revision >= '2025-11-25' || !SINCE_2025_11_25.includes(name))
        .map((name): [string, string] => [revision, name]),
    )

  it('has no scenario for servers that is neither run nor known not to apply', () => {
    const { stdout } = spawnSync(process.execPath, [suite, 'list'], { encoding: 'utf8' })
    const ofServers = stdout.slice(0, stdout.indexOf('Client scenarios'))
    const listed = [...ofServers.matchAll(/^ +- (\S+)/gm)].map(([, name]) => name!)
    const known = new Set([...AGAINST_SITE, ...AGAINST_FIXTURE, ...Object.keys(NOT_APPLYING)])
    expect([...known].sort()).toEqual(listed.sort())
  })

  it.each(cases(AGAINST_SITE))('%s: %s holds for the tools of a site', async (revision, scenario) => {
    expect(await run(`${worker.url}/mcp`, scenario, revision)).toBe('passed')
  })

  it.each(cases(AGAINST_FIXTURE))('%s: %s holds on the same transport', async (revision, scenario) => {
    expect(await run(fixture.url, scenario, revision)).toBe('passed')
  })
})
