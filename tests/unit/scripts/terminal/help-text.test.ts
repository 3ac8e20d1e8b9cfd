import { expect, it } from 'vitest'
import { helpText } from '#scripts/terminal/help-text.ts'

it('prints usage, summary, names, options and exit codes, with long lines broken between words', () => {
  const text = helpText({
    name: 'prove',
    summary: `Runs ${'all of it and '.repeat(8)}more.`,
    options: { out: { type: 'string', value: 'DIR', help: 'folder', default: 'dist' } },
    positionals: { name: 'proof', help: 'run only these', values: { edits: 'builds' }, several: true },
  })
  expect(text).toBe(`npm run prove -- [proof …] [options]

Runs all of it and all of it and all of it and all of it and all of it and all of it and all of it
and all of it and more.

proof: run only these
  edits  builds

  --out DIR  folder (default: dist)
  --help     print this text

Exits with 0 when it is done, 1 when there are problems, 2 when the command line is wrong,
and 70 if the script itself crashes.`)
})
