// Proves that a warm build follows the code: after an edit of any source or of a library's version, it gives the same
// as a build without a cache, message by message.
//
// PROVE=1 (npm run prove) makes 50 edits; a normal run makes one beside those that are named here.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WholeResult } from './build-result.ts'
import { editFile, editVersion, randomCodeEdit, type CodeEdit } from './code-edits.ts'
import { copyProject } from './copy-project.ts'
import { proofSeed } from './proof-seed.ts'
import { randomFrom } from './random-numbers.ts'
import { writeSmallSite } from './small-site.ts'

const EDITS = process.env['PROVE'] === '1' ? 50 : 1
const seed = proofSeed()
const root = mkdtempSync(join(tmpdir(), 'docs-code-edits-'))
const project = join(root, 'project')
const content = join(root, 'content')
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Both {
  warm: WholeResult
  cold: WholeResult
  /** Names of the steps that ran in the warm build. */
  ran: string[]
}

/** What the program says where it does not even start is the same for both. */
function buildBoth(): Both {
  const script = join(project, 'tests/proofs/build-both.ts')
  try {
    const output = execFileSync(process.execPath, [script, content, join(root, 'cache')], {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return JSON.parse(output) as Both
  } catch (error) {
    const fault = { diagnostics: [], samples: [], fault: String((error as { stderr: string }).stderr) }
    return { warm: fault, cold: fault, ran: [] }
  }
}

/** Builds after an edit, and takes the edit back. */
function after(edit: CodeEdit): Both {
  try {
    return buildBoth()
  } finally {
    edit.undo()
  }
}

let first: Both
beforeAll(() => {
  copyProject(project)
  writeSmallSite(content)
  first = buildBoth()
}, 300_000)

it('builds the copy', () => {
  expect(first.warm.fault).toBeUndefined()
  expect(first.warm).toEqual(first.cold)
})

it(
  'checks style again with another version of a library that it uses, and compiles no page',
  { timeout: 300_000 },
  () => {
    const { warm, cold, ran } = after(editVersion(project, 'retext-repeated-words'))
    expect(warm).toEqual(cold)
    expect(ran).toContain('style of a source')
    expect(ran).not.toContain('compile page')
  },
)

it(
  'reports the same about samples when the names in them are written in another way',
  { timeout: 300_000 },
  () => {
    const { warm, cold, ran } = after(
      editFile(project, 'site/api/samples/request/names.ts', (text) =>
        text.replace(".join('_')", ".join('__')"),
      ),
    )
    expect(warm).toEqual(cold)
    expect(warm).not.toEqual(first.warm)
    expect(ran).toContain('check sample')
  },
)

it.each(Array.from({ length: EDITS }, (_, index) => index))(
  `gives the same after a random edit of the code (PROVE_SEED=${seed}, %i)`,
  { timeout: 300_000 },
  (index) => {
    const edit = randomCodeEdit(project, randomFrom(seed + index))
    const { warm, cold } = after(edit)
    expect(warm, edit.what).toEqual(cold)
  },
)

it('is as at first when all edits are undone', { timeout: 300_000 }, () => {
  expect(buildBoth().warm).toEqual(first.warm)
})
