// npm run prove: the long proofs, which a normal test run only samples: random edits of content and of code, and of the
// project's own content as a whole; and the copies of the project that `npm run init` makes somebody else's.

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
/** Folders of tests. A fork has no script that makes forks. */
const PROOFS = Object.fromEntries(
  Object.entries({ edits: 'tests/proofs', forks: 'tests/init' }).filter(([, folder]) =>
    existsSync(join(PROJECT_ROOT, folder)),
  ),
)

const { positionals } = readArguments({
  name: 'prove',
  summary:
    'edits: over hundreds of random edits a build with memory gives what a build without gives, byte by byte and message\n' +
    'by message. forks: a copy made by npm run init, of either kind, passes its own checks and tests. Each takes about\n' +
    'half an hour. PROVE_SEED repeats the edits of an earlier run.',
  options: {},
  positionals: {
    name: 'proof',
    help: `one alone: ${Object.keys(PROOFS).join(', ')}`,
    values: Object.keys(PROOFS),
  },
})

await runCommand('prove', async () => {
  const seed = process.env['PROVE_SEED'] ?? String(randomInt(LARGEST_SEED))
  console.log(`prove: PROVE_SEED=${seed} repeats this run`)
  const env = { ...process.env, PROVE: '1', PROVE_SEED: seed }
  const started = performance.now()
  const folders = Object.entries(PROOFS).flatMap(([name, folder]) =>
    positionals.length === 0 || positionals.includes(name) ? [folder] : [],
  )
  const { status, error } = spawnSync('vitest', ['run', ...folders], { stdio: 'inherit', env })
  if (error) throw error
  console.log(`prove: ${status === 0 ? 'done' : 'failed'} in ${formatDuration(performance.now() - started)}`)
  return status === 0 ? exitCodes.done : exitCodes.problems
})
