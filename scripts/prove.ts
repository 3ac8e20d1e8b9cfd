// npm run prove: runs in full what a normal test run only samples.

import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project/project-root.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

const LARGEST_SEED = 1_000_000_000
/** A fork has no script that makes forks, and none of our pages. */
const PROOFS = Object.fromEntries(
  Object.entries({
    edits: {
      help: 'after each of hundreds of random edits, a warm build gives the same as one without a cache, byte by byte and message by message',
      folder: 'tests/proofs',
      line: ['vitest', 'run', 'tests/proofs'],
    },
    pages: {
      help: 'axe finds nothing on any page, and every golden query leads to marked words',
      folder: 'tests/browser/content',
      line: ['playwright', 'test', 'every-page', 'found-words', '--workers=1'],
    },
    recipes: {
      help: 'each recipe in CONTRIBUTING.md works as written',
      folder: 'tests/content/recipes',
      line: ['vitest', 'run', 'tests/content/recipes'],
    },
    agents: {
      help: 'the public readiness checker gives 100 of 100, and /mcp passes the official conformance suite; both are installed into .cache/',
      folder: 'tests/agents',
      line: ['vitest', 'run', 'tests/agents', '--no-file-parallelism'],
    },
    forks: {
      help: 'a copy made by npm run init, of either kind, passes its own checks and tests',
      folder: 'tests/init',
      line: ['vitest', 'run', 'tests/init'],
    },
  }).filter(([, { folder }]) => existsSync(join(PROJECT_ROOT, folder))),
)

const { positionals } = readArguments({
  name: 'prove',
  summary:
    'Runs in full what npm test only samples. Each proof takes a long time. PROVE_SEED repeats an earlier run.',
  options: {},
  positionals: {
    name: 'proof',
    help: 'run only these',
    values: Object.fromEntries(Object.entries(PROOFS).map(([name, { help }]) => [name, help])),
    several: true,
  },
})

await runCommand('prove', async () => {
  const seed = process.env['PROVE_SEED'] ?? String(randomInt(LARGEST_SEED))
  console.log(`prove: PROVE_SEED=${seed} repeats this run`)
  const env = { ...process.env, PROVE: '1', PROVE_SEED: seed }
  let hasFailed = false
  for (const [name, { line }] of Object.entries(PROOFS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const started = performance.now()
    const [program = '', ...words] = line
    const { status, error } = spawnSync(program, words, { stdio: 'inherit', env })
    if (error) throw error
    const outcome = status === 0 ? 'done' : 'failed'
    console.log(`prove ${name}: ${outcome} in ${formatDuration(performance.now() - started)}`)
    hasFailed ||= status !== 0
  }
  return hasFailed ? exitCodes.problems : exitCodes.done
})
