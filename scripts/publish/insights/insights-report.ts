// The contents of the dataset as lines for the terminal.

import { formatCount } from '../../terminal/measures.ts'
import type { AskDataset, Row } from './analytics-api.ts'
import { printable } from './printable.ts'
import {
  emptySearches,
  emptyTerms,
  FIGURES,
  figureByRelease,
  missingPages,
  readersByForm,
  type Asked,
  type Figure,
} from './questions.ts'

/** From here on a figure needs work, by the thresholds of the metrics' authors. */
const GOOD: Record<Figure, number> = { lcp: 2500, inp: 200, cls: 0.1, ttfb: 800 }

export async function insightsReport(ask: AskDataset, asked: Asked): Promise<string[]> {
  const [readers, missing, searches, terms, figures] = await Promise.all([
    ask(readersByForm(asked)),
    ask(missingPages(asked)),
    ask(emptySearches(asked)),
    ask(emptyTerms(asked)),
    Promise.all(FIGURES.map(async (figure) => ({ figure, rows: await ask(figureByRelease(figure, asked)) }))),
  ])
  const empty = Number(searches[0]?.['searches'] ?? 0)
  return [
    ...section('Who reads, by form', readers.map(readerLine)),
    ...section('Missing pages that our pages lead to', missing.map(missingLine)),
    ...section(
      `Searches without result: ${formatCount(empty, 'search', 'searches')}; those of many readers`,
      terms.map(termLine),
    ),
    ...section(
      'Figures of visits by release, 75th percentile',
      figures.flatMap(({ figure, rows }) => rows.map((row) => figureLine(figure, row))),
    ),
  ]
}

const section = (title: string, lines: string[]): string[] => [
  title,
  ...(lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`)),
  '',
]

/** A figure that is no number is shown as a question mark. */
const shownNumber = (value: number, text: string): string => (Number.isFinite(value) ? text : '?').padStart(9)

function count(value: Row[string] | undefined): string {
  const number = Number(value ?? 0)
  return shownNumber(number, number.toLocaleString('en-US'))
}

const readerLine = ({ reader, kind, requests }: Row): string =>
  `${count(requests)}  ${printable(reader).padEnd(8)} ${printable(kind)}`

const missingLine = ({ subject, origin, requests }: Row): string =>
  `${count(requests)}  ${printable(subject)}  from ${printable(origin)}`

const termLine = ({ subject, searches, days, centres }: Row): string =>
  `${count(searches)}  ${printable(subject)}  on ${printable(days)} days in ${printable(centres)} data centres`

function figureLine(figure: Figure, { release, p75, visits }: Row): string {
  const value = Number(p75 ?? Number.NaN)
  const shown = figure === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`
  const verdict = value > GOOD[figure] ? `  above ${GOOD[figure]}` : ''
  return `${figure.toUpperCase().padEnd(4)} ${shownNumber(value, shown)}  release ${printable(release).slice(0, 12)}, ${formatCount(Number(visits), 'visit')}${verdict}`
}
