// npm run prove: the long proofs, which a normal test run only samples: random edits of content and of code, and of the
// project's own content as a whole; every page to axe, every golden query to its marked words.

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
    'message by message; that axe finds nothing on any page in both themes at three widths; that every golden query leads to\nmarked words. Takes about an hour and a half. PROVE_SEED repeats the edits of an earlier run.',
  commands: [
    { label: 'prove', line: ['vitest', 'run', 'tests/proofs'] },
    { label: 'prove pages', line: ['playwright', 'test', 'every-page', 'found-words', '--workers=1'] },
  ],
})
