// Wraps a tool as an npm script: its options, the tool's own output, a summary line, the exit code.

import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import { formatDuration } from './measures.ts'

interface Tool {
  name: string
  summary: string
  /** Prepares what the commands need, after the arguments have been checked. */
  before?: () => void
  /** Command lines in order; the first that fails ends the script. */
  commands: { label: string; line: string[] }[]
  /** An option that adds arguments to every command, and what is added without it. */
  option?: { name: string; help: string; given: string[]; otherwise: string[] }
}

/** Runs the tool, and ends the process where it fails: tools have exit codes of their own. */
export function runTool({ name, summary, before, commands, option }: Tool): void {
  const options = option ? { [option.name]: { type: 'boolean' as const, help: option.help } } : {}
  const { values } = readArguments({ name, summary, options })
  const added = option ? (values[option.name] ? option.given : option.otherwise) : []
  before?.()
  for (const { label, line } of commands) {
    const [program = '', ...parameters] = [...line, ...added]
    const started = performance.now()
    const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' })
    if (error)
      console.error(`${name}: ${program} did not start (${error.message}); use "npm run", which finds it`)
    const outcome = status === 0 ? 'done' : 'failed'
    console.log(`${label}: ${outcome} in ${formatDuration(performance.now() - started)}`)
    if (status !== 0) process.exit(status === null ? exitCodes.crash : exitCodes.problems)
  }
}
