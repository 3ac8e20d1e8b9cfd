// A development session: what happens when files change, from the saved page to the checks of the full site.

import { messageOf } from '#site/model/message-of.ts'
import { formatDuration } from '../terminal/measures.ts'
import type { BackgroundBuild, BuildReport } from './background-build.ts'
import { changeKind, type ChangeKind } from './change-kinds.ts'
import { changesDocuments } from './compare-releases.ts'
import type { LiveChannel } from './live-channel.ts'
import type { LiveSite, Saved } from './live-site.ts'
import type { ProblemBoard } from './problem-board.ts'
import type { WorkerApp } from './worker-app.ts'

interface SessionParts {
  site: Pick<LiveSite, 'open' | 'save' | 'renew' | 'keepBlobs' | 'takeOver'>
  app: Pick<WorkerApp, 'load'>
  builds: Pick<BackgroundBuild, 'build'>
  channel: Pick<LiveChannel, 'openPages' | 'send'>
  problems: ProblemBoard
  loadLiveScript(): Promise<void>
  /** True for a file whose code runs in this process. */
  isLoaded(file: string): boolean
  /** Ends this process; the supervisor starts another. */
  restart(): void
  report(line: string): void
}

interface DevSession {
  /** Opens the site; the first build follows. */
  start(): Promise<void>
  changed(files: string[]): void
}

/** After a save, the checks of the whole site wait this long for the next one. */
const SETTLE_MS = 300
/** Lets the first page to be opened have the machine to itself. */
const FIRST_BUILD_MS = 1000

export function createDevSession(parts: SessionParts): DevSession {
  const { site, app, builds, problems, report } = parts
  const showError = (error: unknown): void => report(messageOf(error))
  let queue = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  /** Number of the last change: a build that began before it is outdated. */
  let lastChange = 0

  function run(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch(showError)
    return queue
  }

  /** Builds the whole site. Saved pages do not wait for it: they overtake it and request another build. */
  async function build(): Promise<void> {
    const change = lastChange
    const built = await builds.build()
    site.keepBlobs(built)
    await run(async () => {
      if (change === lastChange) accept(built, parts)
    })
  }

  const buildAfter = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => build().catch(showError), milliseconds)

  return {
    async start() {
      await Promise.all([
        problems.watching('app', () => app.load()),
        problems.watching('site', () => site.open()),
        parts.loadLiveScript(),
      ])
      timer ??= buildAfter(FIRST_BUILD_MS)
    },
    changed(files) {
      const kinds = groupByKind(files, parts.isLoaded)
      if (kinds.size === 0) return
      if (kinds.has('restart')) return parts.restart()
      const started = performance.now()
      lastChange++
      void run(async () => {
        const isComplete = await apply(kinds, parts)
        clearTimeout(timer)
        timer = buildAfter(isComplete ? SETTLE_MS : 0)
        report(`${describe([...kinds.values()].flat())} (${formatDuration(performance.now() - started)})`)
      })
    },
  }
}

/** Puts a build in place, and tells open pages what it changes for them. */
function accept(built: BuildReport, { site, channel, problems }: SessionParts): void {
  const { before, after } = site.takeOver(built)
  problems.replaceAll(built)
  if (!after || before?.id === after.id) return
  if (!before) return channel.send({ kind: 'code' })
  channel.send({ kind: changesDocuments(before, after, channel.openPages()) ? 'document' : 'outdated' })
}

/** Shows what it can at once. Whether that is all that the change affects, but for the checks of the whole site. */
async function apply(kinds: Map<ChangeKind, string[]>, parts: SessionParts): Promise<boolean> {
  const { site, app, channel, problems } = parts
  if (kinds.has('app') || kinds.has('components')) await problems.watching('app', () => app.load())
  if (kinds.has('assets')) await problems.watching('script', () => parts.loadLiveScript())
  const content = kinds.get('content')?.map((file) => file.slice('content/'.length)) ?? []
  const saved = kinds.has('components')
    ? await problems.watching('components', () => site.renew(channel.openPages()))
    : await problems.watching('pages', () => site.save(content))
  if (saved) show(saved, parts)
  return saved !== undefined && kinds.size === 1 && kinds.has('content')
}

function show({ pages, diagnostics, places }: Saved, { channel, problems }: SessionParts): void {
  const open = channel.openPages()
  for (const { path, record } of pages.filter(({ path }) => open.has(path))) {
    channel.send({ kind: 'page', path, html: record.html, documentTitle: record.meta.documentTitle })
  }
  if (pages.some(({ path }) => !open.has(path))) channel.send({ kind: 'outdated' })
  problems.replace(places, diagnostics)
}

function groupByKind(files: string[], isLoaded: SessionParts['isLoaded']): Map<ChangeKind, string[]> {
  const kinds = new Map<ChangeKind, string[]>()
  for (const file of files) {
    const found = changeKind(file)
    const kind = found && found !== 'content' && isLoaded(file) ? 'restart' : found
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), file])
  }
  return kinds
}

function describe(files: string[]): string {
  const [first, ...others] = files
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`
}
