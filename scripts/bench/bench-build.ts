// npm run bench build: time and memory of builds of 140 and 1,400 generated pages.

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatBytes, formatDuration } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import { generateContent } from './generate-content.ts'
import { measureProcess, type ProcessCost } from './measure-process.ts'
import { formatResults, type ResultRow } from './report-table.ts'

/** Half of what the fastest other generator took, recorded on another day on a machine of this kind. */
const GOALS: Record<number, { cold: string; unchanged: string; edited: string; others: string }> = {
  140: {
    cold: 'under 5.6 s, under 600 MB',
    unchanged: 'under 0.5 s',
    edited: 'under 1 s',
    others: 'Starlight 11.2 s, 1.2 GB; Docusaurus (Faster) 15 s, 1.4 GB; VitePress 18 s, 1.1 GB',
  },
  1400: {
    cold: 'under 36 s, under 1 GB',
    unchanged: '',
    edited: '',
    others: 'Starlight 73 s, 3.2 GB; Docusaurus (Faster) 102 s, 4 GB; VitePress 264 s, 5 GB',
  },
}

export async function benchBuild(sizes: number[], steps: Steps): Promise<string> {
  const rows: ResultRow[] = []
  for (const size of sizes) rows.push(...(await benchSize(size, steps)))
  return formatResults(rows, 'Beside (Starlight, Docusaurus, VitePress: recorded elsewhere)')
}

async function benchSize(size: number, steps: Steps): Promise<ResultRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-build-'))
  const content = join(directory, 'content')
  const out = join(directory, 'dist')
  const build = (...options: string[]): Promise<ProcessCost> =>
    measureProcess(
      [process.execPath, 'scripts/build.ts', '--content', content, '--out', out, ...options],
      PROJECT_ROOT,
    )
  const run = (name: string, work: () => Promise<ProcessCost>): Promise<ProcessCost> =>
    steps.run(`${size} pages, ${name}`, work, describe)
  try {
    const [first = ''] = generateContent(content, size)
    const yardstick = await run('@mdx-js/esbuild alone', () =>
      measureProcess([process.execPath, 'scripts/bench/mdx-yardstick.ts', content], PROJECT_ROOT),
    )
    const cold = await run('cold', () => build('--no-cache'))
    await run('filling the cache', () => build())
    const unchanged = await run('unchanged', () => build())
    appendFileSync(join(content, first), '\nOne more sentence.\n')
    const edited = await run('one page changed', () => build())
    const goal = GOALS[size]
    return [
      {
        what: `Build, ${size} pages, cold`,
        measured: describe(cold),
        goal: goal?.cold,
        beside: goal?.others,
      },
      { what: `the same MDX through @mdx-js/esbuild alone, in this run`, measured: describe(yardstick) },
      { what: `Build, ${size} pages, nothing changed`, measured: describe(unchanged), goal: goal?.unchanged },
      { what: `Build, ${size} pages, one page changed`, measured: describe(edited), goal: goal?.edited },
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const describe = ({ milliseconds, peakBytes }: ProcessCost): string =>
  `${formatDuration(milliseconds)}, ${formatBytes(peakBytes)}`
