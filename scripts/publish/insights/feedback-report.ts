// Readers' and agents' reports as lines for the terminal, each with the line of its source.

import type { AskDataset, Row } from './analytics-api.ts'
import { printable } from './printable.ts'
import { reportsOfReaders, type Asked } from './questions.ts'

/** File and line of a place on a page; undefined if the page no longer exists. */
export type SourceOf = (page: string, place: string) => { file: string; line: number } | undefined

export async function feedbackReport(ask: AskDataset, asked: Asked, sourceOf: SourceOf): Promise<string[]> {
  const rows = await ask(reportsOfReaders(asked))
  const lines = rows.flatMap((row) => reportLines(row, sourceOf))
  return ['Reader reports', ...(lines.length === 0 ? ['  none'] : lines), '']
}

function reportLines({ page, place, category, words, day, reports }: Row, sourceOf: SourceOf): string[] {
  const source = sourceOf(String(page), String(place ?? ''))
  const where = source ? `${source.file}:${source.line}` : 'no longer there'
  const address = `${printable(page)}${place ? `#${printable(place)}` : ''}`
  const times = Number(reports) > 1 ? `, ${Number(reports)} times` : ''
  return [
    `  ${where}  ${address}`,
    `    ${printable(category)}, ${printable(day).slice(0, 10)}${times}: ${printable(words)}`,
  ]
}
