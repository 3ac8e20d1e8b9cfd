// Writes docs/errors.md: every diagnostic code with its reason and an example, from codes.ts and the fixtures.
// tests/unit/scripts/diagnostics/diagnostics.test.ts proves the examples.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosticCodes, type DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkDocument } from './check-document.ts'
import { ERRORS_DOCUMENT } from '../terminal/print-diagnostics.ts'

const INTRO = `# Diagnostics

Every problem that \`npm run build\`, \`npm run dev\` and \`npm run check\` report has a permanent code. A diagnostic
gives the location, shows the line, and says what is wrong, why it matters and how to fix it. Errors stop a release;
warnings do not.

This file is generated from \`scripts/diagnostics/codes.ts\` by \`npm run check -- --write\`; the examples are from
\`tests/fixtures/diagnostics/\`. Do not edit it.
`

/** From the project's root: one example per code. */
const FIXTURES = 'tests/fixtures/diagnostics'

/** Brings the document below the root up to date. */
export function writeErrorsDocument(root: string): void {
  writeFileSync(join(root, ERRORS_DOCUMENT), errorsDocument(join(root, FIXTURES)))
}

/** Whether the document matches the codes and the examples. */
export function checkErrorsDocument(root: string): Diagnostic[] {
  return checkDocument(
    root,
    ERRORS_DOCUMENT,
    errorsDocument(join(root, FIXTURES)),
    'codes.ts and the fixtures',
  )
}

function errorsDocument(fixtures: string): string {
  const codes = (Object.keys(diagnosticCodes) as DiagnosticCode[]).sort()
  return [INTRO, ...codes.map((code) => section(code, fixtures))].join('\n')
}

function section(code: DiagnosticCode, fixtures: string): string {
  const reason = diagnosticCodes[code]
  const example = readExample(code, fixtures)
  return [
    `## ${code}\n`,
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.\n`,
    ...(example === undefined ? [] : [fenced(example)]),
  ].join('\n')
}

/** The first diagnostic of that code in the fixture's expected text. */
function readExample(code: DiagnosticCode, fixtures: string): string | undefined {
  const file = join(fixtures, code, 'expected.txt')
  if (!existsSync(file)) return undefined
  const blocks = readFileSync(file, 'utf8').split(/\n\n(?=\S)/)
  return blocks.find((block) => block.split('\n', 1)[0]!.endsWith(`  ${code}`))?.trimEnd()
}

/** A fence longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}\n`
}
