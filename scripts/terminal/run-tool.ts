// Owns how an npm script wraps one tool: --help, the tool's own output, a summary line, its exit code.

import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

interface Tool {
  name: string
  summary: string
  command: string[]
  /** Option name to the arguments it adds. */
  options: Record<string, string[]>
  /** Arguments added when the option is absent. */
  unlessOptions?: Record<string, string[]>
}

/** Runs the tool; the process ends with the tool's exit code unless that is 0. */
export async function runTool({ name, summary, command, options, unlessOptions = {} }: Tool): Promise<void> {
  const names = Object.keys(options)
  const { values } = parseArgs({
    options: Object.fromEntries([...names, 'help'].map((option) => [option, { type: 'boolean' as const }])),
  })
  if (values['help']) {
    console.log(
      `npm run ${name.split(' ')[0]} [-- ${names.map((option) => `--${option}`).join(' ')}]\n\n${summary}`,
    )
    process.exit(0)
  }
  const [program = '', ...fixed] = command
  const parameters = [
    ...fixed,
    ...names.flatMap((option) => (values[option] ? options[option]! : (unlessOptions[option] ?? []))),
  ]
  const started = performance.now()
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (error)
    console.error(`${name}: ${program} did not start (${error.message}); use "npm run", which finds it`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}: ${status === 0 ? 'done' : 'failed'} in ${seconds} s`)
  if (status !== 0) process.exit(status ?? 1)
}
