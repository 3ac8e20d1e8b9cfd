// What the output of a check shows of the secrets that it found.

import { expect, it } from 'vitest'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'

const KEY = 'sk_live_abcdefgh12345678'
const SOURCE = `key: ${KEY} # utilise it\nnext line\n`
const read = (): string => SOURCE
const found: Diagnostic = {
  code: 'sample-unsafe-key',
  severity: 'error',
  place: { file: 'a.md', line: 1, column: 6, endLine: 1, endColumn: 6 + KEY.length },
  what: '`sk_live_…` looks like a processor’s key that might work',
  fix: 'write `<PROCESSOR_KEY>`',
}
const beside = (line: number, column: number): Diagnostic => ({
  code: 'prose-word',
  severity: 'warning',
  place: { file: 'a.md', line, column, endLine: line, endColumn: column + 4 },
  what: 'a word',
  fix: 'another',
})

it('is where it begins, in its own frame and in those of other mistakes near it', () => {
  const shown = formatDiagnostics([found, beside(1, 33), beside(2, 1)], read)
  expect(shown.match(/\| key: .*/g)).toEqual(
    Array(3).fill(`| key: sk_l${'•'.repeat(KEY.length - 4)} # utilise it`),
  )
  expect(shown).not.toContain(KEY.slice(5))
  expect(formatDiagnostics([found], read)).not.toContain(KEY.slice(5))
})

it('is the whole line where the place has no end, and nothing of another file', () => {
  const { endLine: _line, endColumn: _column, ...place } = found.place
  expect(formatDiagnostics([{ ...found, place }], read)).toContain('| key: sk_l•••')
  const other = { ...beside(1, 1), place: { ...beside(1, 1).place, file: 'b.md' } }
  expect(formatDiagnostics([found, other], read)).toContain(`| ${SOURCE.split('\n')[0]}`)
})
