// Runs the project's wrangler: arguments as an array, log to the terminal, results from the file of events that it
// writes on request. Knows nothing about the purpose of the commands.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../project/errors.ts'

/** A line of wrangler's own log of its actions (`WRANGLER_OUTPUT_FILE_PATH`). */
interface WranglerEvent {
  type: string
  version_id?: string | null
  preview_url?: string
  preview_alias_url?: string
  timestamp?: string
}

/** Runs one wrangler command. Throws a `UserError` when it fails, with the command and its exit code. */
export type RunWrangler = (parameters: string[]) => Promise<WranglerEvent[]>

/** wrangler of node_modules, run in `directory` (where wrangler.toml is) with `environment`. */
export function projectWrangler(directory: string, environment: NodeJS.ProcessEnv): RunWrangler {
  return async (parameters) => {
    const scratch = mkdtempSync(join(tmpdir(), 'docs-wrangler-'))
    const eventFile = join(scratch, 'events.ndjson')
    try {
      await run(parameters, directory, { ...environment, WRANGLER_OUTPUT_FILE_PATH: eventFile })
      return readEvents(eventFile)
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
}

function run(parameters: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const program = join(cwd, 'node_modules', '.bin', 'wrangler')
  return new Promise((resolve, reject) => {
    // No terminal for its input: instead of asking, wrangler uses its default or fails.
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) =>
      reject(new UserError(`wrangler did not start: ${error.message}`, { cause: error })),
    )
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else {
        // Without the notes, which are long.
        const option = parameters.findIndex((parameter) => parameter.startsWith('--'))
        const command = parameters.slice(0, option < 0 ? undefined : option).join(' ')
        const how = `failed (${signal ?? `exit code ${code}`})`
        reject(
          new UserError(
            `wrangler ${command} ${how}: its output above says why; "npm run doctor" checks token, account and hosts, and repeating the command is safe`,
          ),
        )
      }
    })
  })
}

function readEvents(file: string): WranglerEvent[] {
  const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as WranglerEvent)
}
