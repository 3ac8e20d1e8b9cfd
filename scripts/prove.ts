// npm run prove: the long proofs, which a normal test run only samples: random edits of content and of code, and of the
// project's own content as a whole.

import { randomInt } from 'node:crypto'
import { runTool } from './terminal/run-tool.ts'

const LARGEST_SEED = 1_000_000_000

process.env['PROVE'] = '1'
process.env['PROVE_SEED'] ??= String(randomInt(LARGEST_SEED))
console.log(`prove: PROVE_SEED=${process.env['PROVE_SEED']} repeats this run`)

runTool({
  name: 'prove',
  summary:
    'Proves over hundreds of random edits that a build with memory gives what a build without gives, byte by byte and\n' +
    'message by message. Takes about half an hour. PROVE_SEED repeats the edits of an earlier run.',
  commands: [{ label: 'prove', line: ['vitest', 'run', 'tests/proofs'] }],
})
