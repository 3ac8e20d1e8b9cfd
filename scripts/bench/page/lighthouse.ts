// Lighthouse's four scores for one page of each kind, with its mobile profile. Installed on first use, in a separate
// folder; it starts the Chromium that was found.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../project/find-chromium.ts'
import type { Steps } from '../../terminal/progress.ts'
import type { ResultRow } from '../measure/report-table.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { installPackages } from '../peers/install-packages.ts'

const VERSION = '13.5.0'
const FOLDER = join(PROJECT_ROOT, '.cache/peers/lighthouse')
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface Result {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; displayValue?: string }>
}

export async function lighthouseRows(origin: string, steps: Steps): Promise<ResultRow[]> {
  await steps.run(`install Lighthouse ${VERSION}`, () =>
    installPackages(FOLDER, JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } })),
  )
  const rows: ResultRow[] = []
  for (const path of PAGE_KINDS) {
    const { status, isHidden } = await statusOf(origin + path)
    // Lighthouse does not score error pages.
    if (status >= 400) continue
    const result = await steps.run(`Lighthouse: ${path}`, () => audit(origin + path))
    rows.push({
      what: `Lighthouse ${VERSION}, mobile: ${path}`,
      measured: describe(result, isHidden),
      goal: isHidden ? '100 four times, except for indexing, which the page refuses' : '100 four times',
    })
  }
  return rows
}

async function audit(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: MAX_OUTPUT_BYTES },
  )
  return JSON.parse(stdout) as Result
}

async function statusOf(url: string): Promise<{ status: number; isHidden: boolean }> {
  const { status, headers, body } = await fetch(url)
  await body?.cancel()
  return { status, isHidden: headers.get('x-robots-tag')?.includes('noindex') === true }
}

/** The scores, and the audits that cost points where a score is under 100. */
function describe({ categories, audits }: Result, isHidden: boolean): string {
  return Object.values(categories)
    .map(({ title, score, auditRefs }) => {
      const lost = auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => {
          const value = audits[id]!.displayValue
          if (id === 'is-crawlable' && isHidden) return `${id}, on purpose`
          return value ? `${id} ${value}` : id
        })
      const points = Math.round((score ?? 0) * 100)
      return `${title} ${points}${points < 100 ? ` (${lost.join(', ')})` : ''}`
    })
    .join('; ')
}
