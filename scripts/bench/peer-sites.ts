// Builds the same pages of the public corpus with this project and with each other engine, and serves each site behind
// the same compressing proxy.

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Steps } from '../terminal/progress.ts'
import { OURS } from './build-figures.ts'
import { startCompressingProxy } from './measure/compressing-proxy.ts'
import type { Site } from './page/page-figures.ts'
import type { Visit } from './page/page-visit.ts'
import { startTarget } from './start-target.ts'
import { installPeers, newPeerProject, PEER_ENGINES } from './peers/peer-engines.ts'
import { CORPUS_FOLDER, ENGINES_FOLDER } from './peers/peer-folders.ts'
import { publicCorpus, writePages, type PublicPage } from './peers/public-corpus.ts'

const PAGES = 140

interface PeerSites {
  sites: Site[]
  stop(): void
}

export async function startPeerSites(
  directory: string,
  buildOurs: (content: string, out: string) => Promise<void>,
  steps: Steps,
): Promise<PeerSites> {
  await steps.run('install Starlight and VitePress', () => installPeers(ENGINES_FOLDER))
  mkdirSync(CORPUS_FOLDER, { recursive: true })
  const corpus = await steps.run('prepare the public corpus', () => publicCorpus(CORPUS_FOLDER, PAGES))
  const served = new ServedSites()
  try {
    await buildAndServe(served, { directory, corpus, buildOurs, steps })
  } catch (error) {
    served.stop()
    throw error
  }
  return { sites: served.sites, stop: () => served.stop() }
}

/** Each behind the same proxy. */
class ServedSites {
  readonly sites: Site[] = []
  readonly #stops: (() => void)[] = []

  async serve(name: string, kind: 'release' | 'assets', folder: string, visit: Omit<Visit, 'origin'>) {
    const server = await startTarget(kind, folder)
    this.#stops.push(() => server.stop())
    const proxy = await startCompressingProxy(server.origin, { isOurs: kind === 'release' })
    this.#stops.push(() => proxy.stop())
    this.sites.push({ name, origin: proxy.origin, ...visit })
  }

  stop(): void {
    for (const stop of this.#stops) stop()
  }
}

interface Contest {
  directory: string
  corpus: readonly PublicPage[]
  buildOurs: (content: string, out: string) => Promise<void>
  steps: Steps
}

async function buildAndServe(
  served: ServedSites,
  { directory, corpus, buildOurs, steps }: Contest,
): Promise<void> {
  const [first, second] = neighbours(corpus)
  const content = join(directory, 'public')
  writePages(content, corpus, { withHeading: true })
  await steps.run(`build ${PAGES} public pages: ${OURS}`, () => buildOurs(content, `${content}-dist`))
  await served.serve(OURS, 'release', `${content}-dist`, { path: `/${first}`, second: `/${second}` })
  for (const [index, engine] of PEER_ENGINES.entries()) {
    const folder = join(ENGINES_FOLDER, `page-site-${index}`)
    newPeerProject(folder)
    engine.write(folder, corpus)
    await steps.run(`build ${PAGES} public pages: ${engine.name}`, () =>
      execFileSync(process.execPath, engine.build, { cwd: folder, stdio: 'ignore' }),
    )
    const visit = { path: engine.path(first), second: engine.link(second) }
    await served.serve(engine.name, 'assets', join(folder, engine.site), visit)
  }
}

/** The page of median length, and the next one in its folder. */
function neighbours(corpus: readonly PublicPage[]): [first: string, second: string] {
  const folderOf = ({ name }: PublicPage): string => name.slice(0, name.lastIndexOf('/'))
  const pairs = corpus.flatMap((page, index) => {
    const next = corpus[index + 1]
    return next && folderOf(next) === folderOf(page) ? [[page, next] as const] : []
  })
  const sorted = pairs.toSorted(([a], [b]) => a.body.length - b.body.length)
  const [page, next] = sorted[Math.floor(sorted.length / 2)]!
  return [page.name, next.name]
}
