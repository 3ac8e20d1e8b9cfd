// npm run bench dev: from a saved file to the changed text in an open browser.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../local/find-chromium.ts'
import { Fault } from '../terminal/run-command.ts'
import { formatDuration } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import { freePort } from './free-port.ts'
import { formatResults, median, percentile } from './measure/report-table.ts'

/** A page of typical length. */
const FILE = 'docs/api/pagination.mdx'
const PATH = '/docs/api/pagination'
const SAVES = 20
/** Time between two saves, long enough for the checks of the whole site. */
const PAUSE_MS = 1200

export async function benchDev({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-dev-'))
  const content = join(directory, 'content')
  cpSync(join(PROJECT_ROOT, 'content'), content, { recursive: true })
  try {
    await steps.run('warm the caches', async () => (await startServer(content)).stop())
    const server = await steps.run('start', () => startServer(content))
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
    try {
      const page = await browser.newPage()
      await page.goto(server.origin + PATH)
      const times = await steps.run('save', () => measureSaves(page, join(content, FILE), quick ? 5 : SAVES))
      return formatResults(
        [
          {
            what: `save to changed text, median of ${times.length}`,
            measured: `${median(times).toFixed(0)} ms (p95 ${percentile(times, 0.95).toFixed(0)} ms), no reload, scroll kept`,
            goal: 'under 60 ms',
            beside: 'VitePress 76 ms, Docusaurus (Faster) 286 ms, Starlight 1,578 ms',
          },
          {
            what: 'start to a page, warm',
            measured: formatDuration(server.firstPageMs),
            goal: 'under 2 s',
            beside: 'Docusaurus (Faster) 3.4 s, Starlight 4.8 s, VitePress 5.9 s',
          },
        ],
        'Recorded elsewhere',
      )
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

interface DevServer {
  origin: string
  /** From the start of the process to the first complete page. */
  firstPageMs: number
  stop(): Promise<void>
}

async function startServer(content: string): Promise<DevServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/dev.ts', '--content', content, '--port', String(port)], {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
  })
  while ((await statusOf(origin + PATH)) !== 200) {
    if (child.exitCode !== null) throw new Fault('the development server ended')
    await setTimeout(10)
  }
  return {
    origin,
    firstPageMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url)
    await response.text()
    return response.status
  } catch {
    return undefined
  }
}

/** Runs in the browser: resolves with the time of the frame that shows the text. */
const watchForText = (word: string): string => `new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('main').textContent.includes('${word}')) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(Date.now()))
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
})`

const MARK = `scrollTo(0, 600); document.documentElement.toggleAttribute('data-same-document', true); scrollY`
const STATE = `document.documentElement.hasAttribute('data-same-document') + ' ' + scrollY`

/** Milliseconds from each save to the frame that shows its text. Throws when the page was reloaded or scrolled. */
async function measureSaves(page: Page, file: string, saves: number): Promise<number[]> {
  const original = readFileSync(file, 'utf8')
  const scrolled = await page.evaluate<number>(MARK)
  const times: number[] = []
  for (let save = 0; save <= saves; save++) {
    await setTimeout(PAUSE_MS)
    const word = `Saved${save}times`
    const seen = page.evaluate<number>(watchForText(word))
    // The watcher must be ready before the file changes.
    await page.evaluate('0')
    const started = Date.now()
    writeFileSync(file, `${original}\n${word} is the last word.\n`)
    const shown = await seen
    // The first save warms up the compiler.
    if (save > 0) times.push(shown - started)
  }
  const state = await page.evaluate<string>(STATE)
  if (state !== `true ${scrolled}`) throw new Fault('the page was reloaded or scrolled')
  return times
}
