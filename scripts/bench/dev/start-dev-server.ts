// Starts an engine's development server and waits for a page of it in the browser.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { InternalError } from '../../project/errors.ts'
import { freePort } from '../measure/free-port.ts'
import { cpuOf, descendantsOf } from '../measure/measure-process.ts'
import type { DevEngine } from './dev-engines.ts'

const START_LIMIT_MS = 180_000
const SETTLE_LIMIT_MS = 180_000
const QUIET_MS = 2000
const QUIET_CPU_MS = 100

interface DevServer {
  url: string
  /** From the start of the process to the page's title in the browser. */
  firstPageMs: number
  /** Resolves once the server has built what it builds after the first page: it has been almost idle for a while. */
  settled(): Promise<void>
  stop(): Promise<void>
}

export async function startDevServer(browser: Browser, engine: DevEngine): Promise<DevServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${engine.path}`
  const page = await browser.newPage()
  const started = performance.now()
  const child = spawn(process.execPath, engine.command(port), {
    cwd: engine.cwd,
    stdio: 'ignore',
    detached: true,
  })
  const stop = (): Promise<void> => stopGroup(child)
  try {
    while (!(await responds(url))) {
      if (child.exitCode !== null) throw new InternalError(`the development server of ${engine.name} ended`)
      if (performance.now() - started > START_LIMIT_MS)
        throw new InternalError(`${engine.name} does not start`)
      await setTimeout(10)
    }
    // Some servers send an empty document, which the browser fills in.
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('h1', { hasText: engine.title }).first().waitFor({ timeout: START_LIMIT_MS })
    const firstPageMs = performance.now() - started
    return { url, firstPageMs, settled: () => settled(child.pid!), stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    await page.close()
  }
}

async function settled(pid: number): Promise<void> {
  const workOf = (): number => descendantsOf(pid).reduce((sum, one) => sum + cpuOf(one), 0)
  let before = workOf()
  for (let waited = 0; waited < SETTLE_LIMIT_MS; waited += QUIET_MS) {
    await setTimeout(QUIET_MS)
    const now = workOf()
    if (now - before < QUIET_CPU_MS) return
    before = now
  }
}

/** Engines start processes of their own, which end with the group. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  process.kill(-child.pid, 'SIGTERM')
  const ended = await Promise.race([once(child, 'exit'), setTimeout(5000, undefined, { ref: false })])
  if (ended === undefined) process.kill(-child.pid, 'SIGKILL')
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
