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

/** What a row says, and how one site's figures are written in it. */
interface Row {
  what: string
  goal?: string
  describe: (figures: Figures) => string
}

function rowsOf([own, ...others]: Figures[], times: { paint: number; change: number }): ResultRow[] {
  const rows = [...BYTE_ROWS, ...paintRows(times.paint), ...changeRows(times.change)]
  return rows.map(({ what, goal, describe }) => ({
    what,
    measured: describe(own!),
    ...(goal !== undefined && { goal }),
    ...(others.length > 0 && {
      beside: others.map((figures) => `${figures.name}: ${describe(figures)}`).join('; '),
    }),
  }))
}

const searchIn = ({ Search = 0 }: BytesByType): number => Search

const BYTE_ROWS: readonly Row[] = [
  {
    what: 'first visit, at rest four seconds after load, Brotli bodies, all but search and fonts',
    goal: 'under 34 kB',
    describe: ({ bytes }) => describeBytes(bytes.first),
  },
  { what: 'fonts', goal: 'under 30 kB', describe: ({ bytes }) => formatBytes(bytes.first['Font'] ?? 0) },
  {
    what: 'search at rest, titles and code',
    goal: 'under 26 kB',
    describe: ({ bytes }) => formatBytes(searchIn(bytes.first)),
  },
  {
    what: 'everything at rest, search included, without fonts',
    goal: 'under 60 kB',
    describe: ({ bytes }) => formatBytes(sumOf(bytes.first) + searchIn(bytes.first)),
  },
  { what: 'second page, by a click', describe: ({ bytes }) => describeBytes(bytes.second) },
  {
    what: 'opening the search adds: hydration / with code and data of the search',
    goal: 'under 95 / 150 kB',
    describe: ({ bytes: { search } }) =>
      `${formatBytes(sumOf(search))} / ${formatBytes(sumOf(search) + searchIn(search))}`,
  },
]

function paintRows(times: number): Row[] {
  const typical = ({ paints }: Figures, pick: (paint: Paint) => number): number => median(paints.map(pick))
  return [
    {
      what: `first / largest paint, slow 4G and 4x CPU, median of ${times}`,
      goal: 'at most 0.7 times Starlight',
      describe: (figures) =>
        `${seconds(typical(figures, (one) => one.firstPaint))} / ${seconds(typical(figures, (one) => one.largestPaint))}`,
    },
    {
      what: 'total blocking time, same profile',
      goal: '0',
      describe: (figures) => `${typical(figures, (one) => one.blocking).toFixed(0)} ms`,
    },
    {
      what: 'layout shift',
      goal: '0',
      describe: (figures) => typical(figures, (one) => one.layoutShift).toFixed(3),
    },
  ]
}

const changeRows = (times: number): Row[] => [
  {
    what: `click to painted h1, hovered, median of ${times}`,
    goal: '25 ms',
    describe: ({ changes }) => describeChanges(changes),
  },
  {
    what: `click to painted h1, hovered, slow phone, median of ${times}`,
    goal: '80 ms',
    describe: ({ slowChanges }) => describeChanges(slowChanges),
  },
]

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
