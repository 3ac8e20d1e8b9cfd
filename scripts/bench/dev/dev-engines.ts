// The development servers that are compared: ours and those of the other engines, each with a project of the same pages.

import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { newPeerProject, PEER_ENGINES, type PeerEngine } from '../peers/peer-engines.ts'
import { writePages, type PublicPage } from '../peers/public-corpus.ts'

export interface DevEngine {
  name: string
  /** Arguments of Node, and the folder that it is started in. */
  command(port: number): string[]
  cwd: string
  /** Path of the page that is saved, its file, and its title, which the browser waits for. */
  path: string
  file: string
  title: string
  /** Removes leftovers of earlier starts. */
  forget(): void
  /** Restores what the project itself needs. */
  restore(): void
}

/** The caches of our own builds and servers, moved aside during a cold start because other work relies on them. */
const MEMORIES = ['build', 'dev', 'node'].map((name) => join(PROJECT_ROOT, '.cache', name))
const aside = (memory: string): string => `${memory}.aside`

/** Our server with a content folder, and a page of it. */
export function ourServer(name: string, content: string, page: Omit<DevPage, 'name'>): DevEngine {
  return {
    name,
    command: (port) => ['scripts/dev.ts', '--content', content, '--port', String(port)],
    cwd: PROJECT_ROOT,
    ...page,
    forget() {
      for (const memory of MEMORIES) {
        if (existsSync(aside(memory))) rmSync(memory, { recursive: true, force: true })
        else if (existsSync(memory)) renameSync(memory, aside(memory))
      }
    },
    restore() {
      for (const memory of MEMORIES) {
        if (!existsSync(aside(memory))) continue
        rmSync(memory, { recursive: true, force: true })
        renameSync(aside(memory), memory)
      }
    },
  }
}

interface DevPage {
  path: string
  file: string
  title: string
}

/** All engines with the same pages of the public corpus; the page that is saved is the one of median length. */
export function publicServers(engines: string, pages: readonly PublicPage[]): DevEngine[] {
  const edited = pages.toSorted((a, b) => a.body.length - b.body.length)[pages.length >> 1]!
  const place = pages.indexOf(edited)
  const content = mkdtempSync(join(tmpdir(), 'docs-bench-dev-public-'))
  const page = { path: `/${edited.name}`, title: edited.title }
  const ours = ourServer('This project', content, {
    ...page,
    file: writePages(content, pages, { withHeading: true })[place]!,
  })
  const others = PEER_ENGINES.map((engine, index) => {
    const folder = join(engines, `dev-${index}`)
    newPeerProject(folder)
    return peerServer(engine, folder, { ...page, file: engine.write(folder, pages)[place]! })
  })
  const removed = { ...ours, restore: () => (ours.restore(), rmSync(content, { recursive: true })) }
  return [removed, ...others]
}

function peerServer(engine: PeerEngine, folder: string, page: DevPage): DevEngine {
  return {
    name: engine.name,
    command: (port) => [...engine.dev, '--port', String(port), '--host', '127.0.0.1'],
    cwd: folder,
    ...page,
    forget: () =>
      engine.leaves.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true })),
    restore: () => undefined,
  }
}
