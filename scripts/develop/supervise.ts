// Supervises the development server's process: restarts it when its own code has changed, and after a crash.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { watchFiles } from './watch/watch-files.ts'

/** Exit code by which the server asks to be started again. */
export const RESTART_CODE = 75
/** Set in the environment of the serving process. */
export const SERVING = 'DOCS_DEV_SERVING'
/** A server that ends sooner could not start, and would not start a second time. */
const LASTED_MS = 2000
const COMPILE_CACHE = join(PROJECT_ROOT, '.cache/node')

/** Runs the script as a child again and again. Resolves with the exit code to end with. */
export async function supervise(script: string, parameters: string[]): Promise<number> {
  let served = false
  for (;;) {
    const { code, lasted } = await runOnce(script, parameters)
    served ||= lasted
    if (code === RESTART_CODE) continue
    if (code === 0 || !served) return code
    console.error('dev: the server stopped; it restarts when a file in scripts/ or site/ changes')
    await nextChange()
  }
}

function runOnce(script: string, parameters: string[]): Promise<{ code: number; lasted: boolean }> {
  return new Promise((resolve) => {
    // Its threads use the compile cache too.
    const env = { ...process.env, [SERVING]: '1', NODE_COMPILE_CACHE: COMPILE_CACHE }
    const child = spawn(process.execPath, [script, ...parameters], { stdio: 'inherit', env })
    const stop = (signal: NodeJS.Signals): unknown => child.kill(signal)
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const started = performance.now()
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      const ended = signal === 'SIGINT' || signal === 'SIGTERM'
      resolve({ code: ended ? 0 : (code ?? 1), lasted: performance.now() - started > LASTED_MS })
    })
  })
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const folders = { scripts: join(PROJECT_ROOT, 'scripts'), site: join(PROJECT_ROOT, 'site') }
    const stop = watchFiles(folders, () => {
      stop()
      resolve()
    })
  })
}
