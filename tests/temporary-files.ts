// Gives a run of tests one folder for all its temporary files, and removes it at the end, with whatever tests, browsers
// and child processes have left in it. A run that was killed leaves its folder to the next one.

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'docs-tests-'

export default function setup(): () => void {
  const parent = tmpdir()
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) remove(join(parent, name))
  }
  const folder = join(parent, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  return () => {
    process.env['TMPDIR'] = parent
    remove(folder)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What somebody else owns, or still writes, stays: a test run does not fail for its leftovers. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    console.warn(`could not remove ${folder}: ${String(error)}`)
  }
}
