// npm run bench build: time and memory of builds, cold and warm. Every engine that takes part builds the same pages in
// the same run on the same machine.

import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatBytes, formatDuration } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import { comparisons, keepFigures, OURS, ratios, type BuildFigure } from './build-figures.ts'
import { generateContent } from './generate-content.ts'
import { measureProcess, type ProcessCost } from './measure/measure-process.ts'
import { installPeers, newPeerProject, PEER_ENGINES, type PeerEngine } from './peers/peer-engines.ts'
import { CORPUS_FOLDER, ENGINES_FOLDER } from './peers/peer-folders.ts'
import { publicCorpus, writePages, type PublicPage } from './peers/public-corpus.ts'
import { formatResults } from './measure/report-table.ts'

const MDX_ALONE = '@mdx-js/esbuild alone'

/** An engine with its project, ready to be built. */
interface Contestant {
  engine: string
  build(): Promise<ProcessCost>
  forget(): void
  /** Absent for engines without a build cache. */
  page?: string
}

interface BenchOptions {
  sizes: number[]
  /** Includes Starlight and VitePress, and the public corpus beside the generated one. */
  peers: boolean
}

export async function benchBuild({ sizes, peers }: BenchOptions, steps: Steps): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-build-'))
  const figures: BuildFigure[] = []
  try {
    for (const pages of sizes) {
      const content = join(directory, `generated-${pages}`)
      const [first = ''] = generateContent(content, pages)
      const contestants = [mdxAlone(content), ours(content, join(content, first))]
      figures.push(...(await measure('generated', pages, contestants, steps)))
      if (peers) figures.push(...(await measurePublic(directory, pages, steps)))
      keepFigures(figures)
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  return formatResults(comparisons(figures).flatMap(rowsOf), 'Ours beside it')
}

async function measurePublic(directory: string, pages: number, steps: Steps): Promise<BuildFigure[]> {
  await steps.run('install Starlight and VitePress', () => installPeers(ENGINES_FOLDER))
  mkdirSync(CORPUS_FOLDER, { recursive: true })
  const corpus = await steps.run('prepare the public corpus', () => publicCorpus(CORPUS_FOLDER, pages))
  const content = join(directory, `public-${pages}`)
  const [first] = writePages(content, corpus, { withHeading: true })
  const others = PEER_ENGINES.map((engine, index) =>
    peer(engine, join(ENGINES_FOLDER, `site-${index}-${pages}`), corpus),
  )
  return measure('public', pages, [mdxAlone(content), ours(content, first!), ...others], steps)
}

async function measure(
  corpus: string,
  pages: number,
  contestants: Contestant[],
  steps: Steps,
): Promise<BuildFigure[]> {
  const figures: BuildFigure[] = []
  for (const { engine, build, forget, page } of contestants) {
    const take = async (what: BuildFigure['what']): Promise<void> => {
      const cost = await steps.run(`${corpus}, ${pages} pages, ${engine}, ${what}`, build, describe)
      figures.push({ corpus, pages, engine, what, cost })
    }
    forget()
    await take('cold')
    if (page !== undefined) {
      await take('nothing changed')
      appendFileSync(page, '\nOne more sentence.\n')
      await take('one page edited')
    }
    forget()
  }
  return figures
}

function ours(content: string, page: string): Contestant {
  const places = { out: `${content}-dist`, cache: `${content}-cache` }
  const options = ['--content', content, '--out', places.out, '--cache', places.cache]
  return {
    engine: OURS,
    page,
    build: () =>
      measureProcess(['sh', '-c', `${npmScript('build')} "$@"`, 'build', ...options], PROJECT_ROOT),
    forget: () => Object.values(places).forEach((place) => rmSync(place, { recursive: true, force: true })),
  }
}

/** The command that npm runs, including Node options that cannot be set later. */
function npmScript(name: string): string {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return scripts[name]!
}

function mdxAlone(content: string): Contestant {
  const command = [process.execPath, 'scripts/bench/mdx-yardstick.ts', content]
  return { engine: MDX_ALONE, build: () => measureProcess(command, PROJECT_ROOT), forget: () => undefined }
}

function peer(engine: PeerEngine, folder: string, corpus: readonly PublicPage[]): Contestant {
  newPeerProject(folder)
  const [page = ''] = engine.write(folder, corpus)
  return {
    engine: engine.name,
    page,
    build: () => measureProcess([process.execPath, ...engine.build], folder),
    forget: () =>
      engine.leaves.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true })),
  }
}

function rowsOf(group: BuildFigure[]): { what: string; measured: string; beside?: string }[] {
  const own = group.find(({ engine }) => engine === OURS)
  return group.map(({ corpus, pages, engine, what, cost }) => {
    const beside = own && engine !== OURS ? ratios(own.cost, cost) : undefined
    return {
      what: `${corpus}, ${pages.toLocaleString('en-US')} pages, ${what}: ${engine}`,
      measured: describe(cost),
      ...(beside !== undefined && {
        beside: `${beside.time.toFixed(2)} × the time, ${beside.cpu.toFixed(2)} × the CPU`,
      }),
    }
  })
}

const describe = ({ milliseconds, cpuMilliseconds, peakBytes }: ProcessCost): string =>
  `${formatDuration(milliseconds)}, ${formatDuration(cpuMilliseconds)} of CPU, ${formatBytes(peakBytes)}`
