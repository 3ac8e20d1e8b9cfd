// npm run bench dev: from starting the development server to a page in the browser, and from a saved file to its
// changed text. With peers, every engine serves the same pages of the public corpus in the same run.

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { UserError } from '../project/errors.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../project/find-chromium.ts'
import { formatDuration } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import { ourServer, publicServers, type DevEngine } from './dev/dev-engines.ts'
import { measureSaves, type Saves } from './dev/measure-saves.ts'
import { startDevServer } from './dev/start-dev-server.ts'
import { formatResults, median, percentile, type ResultRow } from './measure/report-table.ts'
import { installPeers } from './peers/peer-engines.ts'
import { CORPUS_FOLDER, ENGINES_FOLDER } from './peers/peer-folders.ts'
import { publicCorpus } from './peers/public-corpus.ts'

const PAGES = 140
const SAVES = 20
const OWN_PAGE = 'docs/api/pagination.mdx'

interface DevFigure {
  engine: string
  cold: number
  warm: number
  saves: Saves
}

export async function benchDev(
  { quick, peers }: { quick: boolean; peers: boolean },
  steps: Steps,
): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-dev-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const engines = [ownSite(join(directory, 'content')), ...(peers ? await prepare(steps) : [])]
    const figures: DevFigure[] = []
    for (const engine of engines) figures.push(await measure(browser, engine, quick ? 5 : SAVES, steps))
    return formatResults(figures.flatMap(rowsOf))
  } finally {
    await browser.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The project's own pages, on a copy that may be changed. */
function ownSite(content: string): DevEngine {
  if (!existsSync(join(PROJECT_ROOT, 'content', OWN_PAGE)))
    throw new UserError(`there is no content/${OWN_PAGE}: name a page of yours in scripts/bench/bench-dev.ts`)
  cpSync(join(PROJECT_ROOT, 'content'), content, { recursive: true })
  return ourServer('This project, its own pages', content, {
    path: `/${OWN_PAGE.replace(/\.mdx$/, '')}`,
    file: join(content, OWN_PAGE),
    title: 'Pagination',
  })
}

async function prepare(steps: Steps): Promise<DevEngine[]> {
  await steps.run('install Starlight and VitePress', () => installPeers(ENGINES_FOLDER))
  mkdirSync(CORPUS_FOLDER, { recursive: true })
  const pages = await steps.run('prepare the public corpus', () => publicCorpus(CORPUS_FOLDER, PAGES))
  return publicServers(ENGINES_FOLDER, pages)
}

async function measure(browser: Browser, engine: DevEngine, saves: number, steps: Steps): Promise<DevFigure> {
  try {
    engine.forget()
    const cold = await steps.run(`${engine.name}: start, cold`, async () => {
      const server = await startDevServer(browser, engine)
      await server.settled()
      await server.stop()
      return server.firstPageMs
    })
    const server = await steps.run(`${engine.name}: start, warm`, () => startDevServer(browser, engine))
    try {
      const page = await browser.newPage()
      const times = await steps.run(`${engine.name}: save`, async () => {
        await server.settled()
        return measureSaves(page, server.url, engine.file, saves)
      })
      await page.close()
      return { engine: engine.name, cold, warm: server.firstPageMs, saves: times }
    } finally {
      await server.stop()
    }
  } finally {
    engine.restore()
  }
}

function rowsOf({ engine, cold, warm, saves }: DevFigure): ResultRow[] {
  const { times, reloaded, scrollKept } = saves
  const kept = `${reloaded ? 'reloaded' : 'no reload'}, ${scrollKept ? 'scroll kept' : 'scroll lost'}`
  return [
    {
      what: `save to changed text: ${engine}`,
      measured: `${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (${times.length} saves), ${kept}`,
      goal: '0.4 × VitePress, p95 under 120 ms',
    },
    {
      what: `start to a page, cold / warm: ${engine}`,
      measured: `${formatDuration(cold)} / ${formatDuration(warm)}`,
      goal: 'under 3 / 1 s',
    },
  ]
}
