// Checks one source on its own, a page, a partial or a data file, and collects the data for comparisons with other
// sources. A pure function of its arguments.

import { spanFinder } from '#site/curl/code-span.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkColumnNames, checkColumns } from './check-columns.ts'
import { checkHeadings } from './check-headings.ts'
import { checkPageShape } from './check-page-shape.ts'
import { checkSentences } from './check-sentences.ts'
import { checkWords } from './check-words.ts'
import { readDataText } from './data-spans.ts'
import { longParagraphs } from './long-paragraphs.ts'
import type { ProseProblem } from './prose-problem.ts'
import { readProse } from './read-prose.ts'
import type { Rules } from './style/rules.ts'
import { readShellEvents } from './shell-events.ts'
import type { SourceReading } from './source-reading.ts'

interface Source {
  text: string
  /** Relative to the content folder. */
  file: string
  /** Its name in diagnostics. */
  label: string
}

export async function lintSource({ text, file, label }: Source, rules: Rules): Promise<SourceReading> {
  const reading: SourceReading = { label, diagnostics: [], paragraphs: [], shell: [] }
  if (file.endsWith('.yaml'))
    return { ...reading, diagnostics: placed(dataProblems(text, rules), text, label) }
  const prose = readProse(text, file)
  if (!prose) return reading
  const isPage = !file.startsWith('partials/') && !/^layout:\s*landing\s*$/m.test(text)
  const problems = [
    ...prose.spans.flatMap((span) => checkWords(span, rules)),
    ...checkHeadings(prose, rules),
    ...checkColumns(prose, rules),
    ...checkSentences(prose, rules),
    ...checkPageShape(prose, isPage, rules),
  ]
  return {
    label,
    diagnostics: placed(problems, prose.source, label),
    paragraphs: longParagraphs(prose, rules),
    shell: await readShellEvents(prose, rules),
  }
}

function dataProblems(text: string, rules: Rules): ProseProblem[] {
  const { spans, columns } = readDataText(text)
  return [...spans.flatMap((span) => checkWords(span, rules)), ...checkColumnNames(columns, rules)]
}

function placed(problems: readonly ProseProblem[], source: string, file: string): Diagnostic[] {
  const spanOf = spanFinder(source)
  return problems.flatMap(({ code, severity, start, end, what, fix }): Diagnostic[] => {
    if (severity === 'off') return []
    const { row, column, endRow, endColumn } = spanOf(start, end)
    const oneLine = endRow === row && { endLine: row + 1, endColumn: endColumn + 1 }
    return [{ code, severity, place: { file, line: row + 1, column: column + 1, ...oneLine }, what, fix }]
  })
}
