// What a visit to one or more sites costs, as the rows of a report: the first site's figures, and the others' beside them.

import type { Browser } from '@playwright/test'
import { formatBytes } from '../../terminal/measures.ts'
import type { Steps } from '../../terminal/progress.ts'
import { median, type ResultRow } from '../measure/report-table.ts'
import { measureNavigation } from './measure-navigation.ts'
import { measurePaint, type BytesByType, type Paint } from './page-measures.ts'
import { sumOf, visitBytes, type Visit, type VisitBytes } from './page-visit.ts'

export interface Site extends Visit {
  name: string
}

interface Figures {
  name: string
  bytes: VisitBytes
  paints: Paint[]
  changes: number[]
  slowChanges: number[]
}

/** All sites in turn, so that each sees the same load on the machine. */
export async function measureSites(
  browser: Browser,
  sites: readonly Site[],
  times: { paint: number; change: number },
  steps: Steps,
): Promise<ResultRow[]> {
  const all: Figures[] = []
  for (const site of sites) {
    const bytes = await steps.run(`count bytes: ${site.name}`, () => visitBytes(browser, site))
    all.push({ name: site.name, bytes, paints: [], changes: [], slowChanges: [] })
  }
  const inTurn = async (
    rounds: number,
    measure: (site: Site, of: Figures) => Promise<void>,
  ): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      for (const [index, site] of sites.entries()) await measure(site, all[index]!)
    }
  }
  await steps.run('measure paint', () =>
    inTurn(times.paint, async (site, { paints }) => {
      paints.push(await measurePaint(browser, site.origin + site.path))
    }),
  )
  await steps.run('measure page changes', () =>
    inTurn(times.change, async (site, { changes, slowChanges }) => {
      changes.push(await measureNavigation(browser, site, { slowPhone: false }))
      slowChanges.push(await measureNavigation(browser, site, { slowPhone: true }))
    }),
  )
  return rowsOf(all, times)
}

function rowsOf([own, ...others]: Figures[], times: { paint: number; change: number }): ResultRow[] {
  const row = (
    what: string,
    goal: string | undefined,
    describe: (figures: Figures) => string,
  ): ResultRow => ({
    what,
    measured: describe(own!),
    ...(goal !== undefined && { goal }),
    ...(others.length > 0 && {
      beside: others.map((figures) => `${figures.name}: ${describe(figures)}`).join('; '),
    }),
  })
  const search = ({ Search = 0 }: BytesByType): number => Search
  const paint = ({ paints }: Figures, pick: (paint: Paint) => number): number => median(paints.map(pick))
  return [
    row(
      'first visit, at rest four seconds after load, Brotli bodies, all but search and fonts',
      'under 34 kB',
      ({ bytes }) => describeBytes(bytes.first),
    ),
    row('fonts', 'under 30 kB', ({ bytes }) => formatBytes(bytes.first['Font'] ?? 0)),
    row('search at rest, titles and code', 'under 26 kB', ({ bytes }) => formatBytes(search(bytes.first))),
    row('everything at rest, search included, without fonts', 'under 60 kB', ({ bytes }) =>
      formatBytes(sumOf(bytes.first) + search(bytes.first)),
    ),
    row('second page, by a click', undefined, ({ bytes }) => describeBytes(bytes.second)),
    row(
      'opening the search adds: hydration / with code and data of the search',
      'under 95 / 150 kB',
      ({ bytes }) =>
        `${formatBytes(sumOf(bytes.search))} / ${formatBytes(sumOf(bytes.search) + search(bytes.search))}`,
    ),
    row(
      `first / largest paint, slow 4G and 4x CPU, median of ${times.paint}`,
      'at most 0.7 times Starlight',
      (figures) =>
        `${seconds(paint(figures, (one) => one.firstPaint))} / ${seconds(paint(figures, (one) => one.largestPaint))}`,
    ),
    row(
      'total blocking time, same profile',
      '0',
      (figures) => `${paint(figures, (one) => one.blocking).toFixed(0)} ms`,
    ),
    row('layout shift', '0', (figures) => paint(figures, (one) => one.layoutShift).toFixed(3)),
    row(`click to painted h1, hovered, median of ${times.change}`, '25 ms', ({ changes }) =>
      describeChanges(changes),
    ),
    row(`click to painted h1, hovered, slow phone, median of ${times.change}`, '80 ms', ({ slowChanges }) =>
      describeChanges(slowChanges),
    ),
  ]
}

export function describeBytes(bytes: BytesByType): string {
  const parts = Object.entries(bytes)
    .filter(([type, size]) => type !== 'Search' && type !== 'Font' && size > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, size]) => `${type.toLowerCase()} ${formatBytes(size)}`)
  return `${formatBytes(sumOf(bytes))} (${parts.join(', ')})`
}

export function describeChanges(changes: number[]): string {
  const span = `${Math.min(...changes).toFixed(0)} to ${Math.max(...changes).toFixed(0)}`
  return `${median(changes).toFixed(0)} ms (${span})`
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
