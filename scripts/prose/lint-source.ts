// The style check of one source: a page, a partial or a data file.

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkHeadings } from './check-headings.ts'
import { checkPageShape } from './check-page-shape.ts'
import { checkSentences } from './check-sentences.ts'
import { checkWords } from './check-words.ts'
import { dataSpans } from './data-spans.ts'
import type { ProseProblem } from './prose-problem.ts'
import { readProse } from './read-prose.ts'

/** `file` is relative to the content folder, `label` is its name in diagnostics. */
export function lintSource(text: string, file: string, label: string): Diagnostic[] {
  if (file.endsWith('.yaml')) return dataSpans(text).flatMap(checkWords).map(diagnosticIn(text, label))
  const prose = readProse(text, file)
  if (!prose) return []
  const isPage = !file.startsWith('partials/') && !/^layout:\s*landing\s*$/m.test(text)
  const problems = [
    ...prose.spans.flatMap(checkWords),
    ...checkHeadings(prose),
    ...checkSentences(prose),
    ...checkPageShape(prose, isPage),
  ]
  return problems.map(diagnosticIn(prose.source, label))
}

function diagnosticIn(source: string, file: string) {
  return ({ code, start, end, what, fix }: ProseProblem): Diagnostic => {
    const from = pointAt(source, start)
    const to = pointAt(source, end)
    const oneLine = to.line === from.line
    return {
      code,
      severity: 'error',
      place: { file, ...from, ...(oneLine && { endLine: to.line, endColumn: to.column }) },
      what,
      fix,
    }
  }
}

function pointAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}
