// The results of a run of the build benchmark, kept for the report.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import type { ProcessCost } from './measure/measure-process.ts'

export interface BuildFigure {
  corpus: string
  pages: number
  engine: string
  what: 'cold' | 'one page edited' | 'nothing changed'
  cost: ProcessCost
}

export interface BuildFigures {
  /** `2026-11-22` */
  date: string
  machine: string
  figures: BuildFigure[]
}

export const OURS = 'This project'

const FILE = join(PROJECT_ROOT, '.cache/bench/build.json')

export function keepFigures(figures: BuildFigure[]): void {
  const machine = `${cpus().length} cores, Node.js ${process.version.slice(1)}`
  const kept: BuildFigures = { date: new Date().toISOString().slice(0, 10), machine, figures }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(kept, null, 2))
}

/** The last run on this machine; undefined if there was none. */
export function keptFigures(): BuildFigures | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as BuildFigures) : undefined
}

/** Results for the same corpus, number of pages and kind of build, all engines together. */
export function comparisons(figures: readonly BuildFigure[]): BuildFigure[][] {
  return [...Map.groupBy(figures, ({ corpus, pages, what }) => `${corpus} ${pages} ${what}`).values()]
}

/** One cost relative to another. Wall time depends on what else the machine does; CPU time is more stable. */
export function ratios(own: ProcessCost, other: ProcessCost): { time: number; cpu: number } {
  return {
    time: own.milliseconds / other.milliseconds,
    cpu: own.cpuMilliseconds / other.cpuMilliseconds,
  }
}
