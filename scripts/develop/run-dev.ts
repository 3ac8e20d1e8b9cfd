// Assembles the development server: its parts, the file watcher, and the line that says where it listens.

import { randomUUID } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { liveScript as liveScriptStep } from '../compiler/bundles/bundles.step.ts'
import { openSite } from '../build/open-site.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatDuration } from '../terminal/measures.ts'
import { startBackgroundBuild } from './background-build.ts'
import { createDevSession } from './dev-session.ts'
import { createDiagramKeeper } from './draw-diagrams.ts'
import { createLiveChannel } from './live-channel.ts'
import { createLiveSite } from './live-site.ts'
import { loadedCode } from '../graph/code/loaded-code.ts'
import { createProblemBoard } from './problem-board.ts'
import { serveDev } from './serve-dev.ts'
import { RESTART_CODE } from './supervise.ts'
import { watchFiles } from './watch/watch-files.ts'
import { createWorkerApp } from './worker-app.ts'

/** Runs until the process ends. `content` is an absolute path. */
export async function runDev(options: { port: number; content: string }): Promise<void> {
  const report = (line: string): void => console.log(`dev: ${line}`)
  const channel = createLiveChannel(randomUUID(), () => site.manifest()?.id)
  const problems = createProblemBoard({
    print: report,
    send: (all) => channel.send({ kind: 'problems', problems: all }),
    heard: createDiagramKeeper(options.content).keep,
  })
  const builds = startBackgroundBuild(options.content)
  const site = createLiveSite(options.content)
  const app = createWorkerApp(site.blob)
  let liveScript = ''
  let loaded: Set<string> | undefined

  const session = createDevSession({
    site,
    app,
    builds,
    channel,
    problems,
    report,
    isLoaded: (file) => (loaded ??= loadedCode()).has(file),
    restart() {
      report('the code of this process changed: restarting')
      process.exit(RESTART_CODE)
    },
    async loadLiveScript() {
      const graph = openSite()
      const script = await graph.repairing(() => graph.ask(liveScriptStep, null))
      if (liveScript !== '' && liveScript !== script) channel.send({ kind: 'code' })
      liveScript = script
    },
  })
  await serveDev({
    port: options.port,
    app,
    channel,
    manifest: site.manifest,
    prepare: (pathname) => problems.watching('page', () => site.prepare(pathname)),
    liveScript: () => liveScript,
  })
  await session.start()
  // The process ends by a signal, after which nothing is written.
  flushCompileCache()
  const inProject = (folder: string): string => join(PROJECT_ROOT, folder)
  watchFiles(
    {
      content: options.content,
      site: inProject('site'),
      worker: inProject('worker'),
      scripts: inProject('scripts'),
    },
    session.changed,
  )
  report(`http://localhost:${options.port}/ is ready after ${formatDuration(performance.now())}`)
}
