import { expect, it } from 'vitest'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'

const ESCAPE = '\u001b[2J'
const problem: Diagnostic = {
  code: 'link-target-missing',
  severity: 'error',
  place: { file: `docs/${ESCAPE}page.mdx`, line: 1, column: 2 },
  what: `there is no page or file at \`/a${ESCAPE}\``,
  fix: 'link to a page that exists',
}

it('shows no character of a content folder that would steer the terminal', () => {
  const text = formatDiagnostics([problem], () => `\t[a](/a${ESCAPE})\u009b31m\n`)
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
  expect(text).toContain('docs/�[2Jpage.mdx:1:2')
  expect(text).toContain('\t[a](/a�[2J)�31m')
})
