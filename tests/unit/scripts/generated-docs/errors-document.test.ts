import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { checkErrorsDocument, writeErrorsDocument } from '#scripts/generated-docs/errors-document.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'

let root = ''
const example = 'error  content/a.mdx:1:1  redirect-loop\n\n  what  it turns\n\n1 error, 0 warnings\n'
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-errors-'))
  mkdirSync(join(root, 'docs'))
  mkdirSync(join(root, 'tests/fixtures/diagnostics/redirect-loop'), { recursive: true })
  writeFileSync(join(root, 'tests/fixtures/diagnostics/redirect-loop/expected.txt'), example)
})
afterEach(() => rmSync(root, { recursive: true }))

it('explains every code, with the example that its fixture proves', () => {
  writeErrorsDocument(root)
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  for (const code of Object.keys(diagnosticCodes)) expect(text).toContain(`\n## ${code}\n`)
  expect(text).toContain('```text\nerror  content/a.mdx:1:1  redirect-loop\n\n  what  it turns\n```')
  expect(checkErrorsDocument(root)).toEqual([])
})

it('is stale when it is missing or says something else', () => {
  const told = `error  docs/errors.md  document-stale

  what  the file does not match codes.ts and the fixtures
  why   ${diagnosticCodes['document-stale']}
  fix   run \`npm run check -- --write\`
  more  docs/errors.md#document-stale

1 error, 0 warnings`
  expect(formatDiagnostics(checkErrorsDocument(root))).toBe(told)
  writeFileSync(join(root, 'docs/errors.md'), '# Diagnostics\n')
  expect(formatDiagnostics(checkErrorsDocument(root))).toBe(told)
})
