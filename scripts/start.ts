// npm start: builds the site and serves it as Cloudflare would, from workerd with an embedded KV.

import './build/engine-flags.ts'
import { join } from 'node:path'
import { buildSite, type BuildResult } from './build/build-site.ts'
import { describeRelease } from './build/describe-release.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { hasErrors } from './diagnostics/sort-diagnostics.ts'
import { printDiagnostics } from './terminal/print-diagnostics.ts'
import { beginSettings } from './local/begin-settings.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount, formatDuration } from './terminal/measures.ts'
import { readPort } from './terminal/read-port.ts'
import { runCommand } from './terminal/run-command.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'start',
  summary:
    'Builds the site and serves it on this machine: the Worker in workerd, its content in an embedded KV.\n' +
    'Needs no network. The KV is kept in .wrangler/, so that later starts add only what is new. Ctrl-C ends it.',
  options: {
    port: { type: 'string', value: 'N', help: 'port to listen on', default: process.env['PORT'] || '8787' },
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
    out: {
      type: 'string',
      value: 'DIR',
      help: 'folder for the release',
      default: 'dist',
    },
    'no-build': { type: 'boolean', help: 'serve the release already in the folder' },
    fresh: { type: 'boolean', help: 'start with an empty KV and keep nothing' },
    log: { type: 'boolean', help: 'log every request, not only problems' },
  },
})

/** Where the KV is kept. Apart from wrangler's own state, whose format is wrangler's. */
const STATE = join(PROJECT_ROOT, '.wrangler', 'local-content')

await runCommand('start', async () => {
  const port = readPort(values.port, 0)
  const steps = createSteps('start')
  const settings = beginSettings()
  // Miniflare takes half a second to load. Beside the pages, other threads go on meanwhile; at the end, nothing would.
  const load = () => import('./local/local-worker.ts')
  let findLate: BuildResult['late']
  if (!values['no-build']) {
    const meanwhile = (): void => void load().catch(() => undefined)
    const result = await buildSite({ content: values.content, out: values.out, steps, late: true, meanwhile })
    printDiagnostics(result.diagnostics)
    if (!result.release) return exitCodes.problems
    for (const line of describeRelease(result)) console.log(line)
    findLate = result.late
  }
  const worker = await steps.run(
    'start workerd',
    async () => {
      const { startLocalWorker } = await load()
      return startLocalWorker({
        dist: values.out,
        port,
        settings: await settings,
        persist: values.fresh ? undefined : STATE,
        vars: { LOG_LEVEL: values.log ? 'info' : 'warn' },
        onLog: (line) => console.log(line),
      })
    },
    ({ seeded }) => `${formatCount(seeded, 'new blob')} in the embedded KV`,
  )
  console.log(
    `start: ready in ${formatDuration(performance.now())}: ${worker.url.replace('127.0.0.1', 'localhost')}`,
  )
  const end = interrupted()
  const problems = findLate && (await Promise.race([steps.run('lint contract', findLate), end]))
  if (problems) reportLate(problems)
  await end
  return problems && hasErrors(problems) ? exitCodes.problems : exitCodes.done
})
// Late checks that were interrupted would keep the process for seconds, and so would Miniflare's orderly end, which first
// starts the workerd again that Ctrl-C has ended too. What it registers for the exit kills workerd and removes its files.
process.exit()

/** What is served does not depend on them, but no other command makes a release with errors. */
function reportLate(problems: Diagnostic[]): void {
  printDiagnostics(problems)
  if (hasErrors(problems))
    console.error(
      'start: the site is served with these errors, which npm run build and npm run deploy refuse',
    )
}

/** Resolves on Ctrl-C or another signal to end. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Miniflare's own handler ends the process at once with 130, which npm reports as an error.
      process.removeAllListeners(signal)
      process.once(signal, () => resolve())
    }
  })
}
