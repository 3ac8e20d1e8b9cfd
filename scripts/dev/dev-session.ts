// Owns a development session: what happens when files change, from the saved page to the checks of the whole site.

import type { Manifest } from '#site/model/release.ts'
import { formatDuration } from '../terminal/measures.ts'
import { changeKind, type ChangeKind } from './change-kinds.ts'
import { updateFor } from './compare-releases.ts'
import type { LiveChannel } from './live-channel.ts'
import type { LiveSite, Saved } from './live-site.ts'
import type { ProblemBoard } from './problem-board.ts'
import type { WorkerApp } from './worker-app.ts'

export interface SessionParts {
  site: LiveSite
  app: WorkerApp
  channel: LiveChannel
  problems: ProblemBoard
  loadLiveScript(): Promise<void>
  /** Ends this process; another one takes its place. */
  restart(): void
  report(line: string): void
}

export interface DevSession {
  /** The first build. */
  start(): Promise<void>
  changed(files: string[]): void
}

/** After a saved page, the checks of the whole site wait this long for the next save. */
const SETTLE_MS = 300

export function createDevSession(parts: SessionParts): DevSession {
  const { site, app, channel, problems, report } = parts
  let queue = Promise.resolve()
  let settling: NodeJS.Timeout | undefined

  async function build(): Promise<void> {
    clearTimeout(settling)
    const { report: built, before } = await site.build()
    problems.replaceAll(built)
    const after = site.manifest()
    if (!after) return
    if (!before) return channel.send({ kind: 'code' })
    tell(before, after)
  }

  function tell(before: Manifest, after: Manifest): void {
    const update = updateFor(before, after, channel.openPages())
    if (update) channel.send(update)
    else if (before.id !== after.id) channel.send({ kind: 'outdated' })
  }

  function show({ pages, diagnostics, places }: Saved): void {
    const open = channel.openPages()
    for (const { path, record } of pages.filter(({ path }) => open.has(path))) {
      channel.send({ kind: 'page', path, html: record.html, documentTitle: record.meta.documentTitle })
    }
    if (pages.some(({ path }) => !open.has(path))) channel.send({ kind: 'outdated' })
    problems.replace(places, diagnostics)
  }

  async function apply(kinds: Map<ChangeKind, string[]>): Promise<void> {
    if (kinds.has('app') || kinds.has('components')) await problems.watching('app', () => app.load())
    if (kinds.has('assets')) await problems.watching('script', () => parts.loadLiveScript())
    const content = kinds.get('content')?.map((file) => file.slice('content/'.length)) ?? []
    const saved = kinds.has('components')
      ? await problems.watching('components', () => site.renew(channel.openPages()))
      : await problems.watching('pages', () => site.save(content))
    if (saved) show(saved)
    if (!saved || kinds.size > 1 || !kinds.has('content')) return build()
    clearTimeout(settling)
    settling = setTimeout(() => run(build), SETTLE_MS)
  }

  function run(work: () => Promise<void>): Promise<void> {
    queue = queue
      .then(work)
      .catch((error: unknown) => report(error instanceof Error ? error.message : String(error)))
    return queue
  }

  return {
    async start() {
      await Promise.all([problems.watching('app', () => app.load()), parts.loadLiveScript(), run(build)])
    },
    changed(files) {
      const kinds = groupByKind(files)
      if (kinds.size === 0) return
      if (kinds.has('restart')) return parts.restart()
      const started = performance.now()
      void run(async () => {
        await apply(kinds)
        report(`${describe([...kinds.values()].flat())} (${formatDuration(performance.now() - started)})`)
      })
    },
  }
}

function groupByKind(files: string[]): Map<ChangeKind, string[]> {
  const kinds = new Map<ChangeKind, string[]>()
  for (const file of files) {
    const kind = changeKind(file)
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), file])
  }
  return kinds
}

function describe(files: string[]): string {
  const [first, ...others] = files
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`
}
