// npm run dev: serves the site while it is being written. A saved page shows in the open browser at once.

import { resolve } from 'node:path'
import { loadCommand } from './build/load-command.ts'
import { SERVING, supervise } from './develop/supervise.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { readPort } from './terminal/read-port.ts'
import { runCommand } from './terminal/run-command.ts'

const { values } = readArguments({
  name: 'dev',
  summary:
    'Serves the site while you write: saved changes show in the open browser without a reload. Problems appear over the page and here, and go away once they are fixed. The checks are those of "npm run check".',
  options: {
    port: { type: 'string', value: 'N', help: 'port to listen on', default: process.env['PORT'] || '8788' },
    content: { type: 'string', value: 'DIR', help: 'content folder', default: 'content' },
  },
})

await runCommand('dev', async () => {
  const port = readPort(values.port, 1)
  if (process.env[SERVING] === undefined) return supervise(import.meta.filename, process.argv.slice(2))
  const server = await loadCommand(() => import('./develop/run-dev.ts'))
  return server ? server.runDev({ port, content: resolve(values.content) }) : exitCodes.problems
})
