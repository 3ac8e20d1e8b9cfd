// The report: one page, whole in itself, that shows the last run of the build benchmark, ours beside the others.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatBytes, formatDuration } from '../terminal/measures.ts'
import { Fault } from '../terminal/run-command.ts'
import {
  comparisons,
  keptFigures,
  OURS,
  ratios,
  type BuildFigure,
  type BuildFigures,
} from './build-figures.ts'

const REPORT = join(PROJECT_ROOT, '.cache/bench/report.html')
/** Units of the plots' coordinates. */
const PLOT = { width: 640, bar: 18, row: 30, name: 170, value: 210 }

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#1b1f24,#e9ecef);--soft:light-dark(#5a636e,#9aa4b0);--paper:light-dark(#fff,#14171a);--own:light-dark(#0b6e63,#4fd1bd);--other:light-dark(#c3cad2,#48525d)}
body{margin:0 auto;padding:3rem 1.25rem 5rem;max-width:44rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}h2{font-size:1.15rem;margin:3rem 0 .25rem}p{margin:.25rem 0 1rem;color:var(--soft)}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif}text{fill:var(--ink)}.other{fill:var(--other)}.own{fill:var(--own)}.soft{fill:var(--soft)}strong{color:var(--own)}`

/** Writes the page; says where. */
export function writeReport(): string {
  const kept = keptFigures()
  if (!kept) throw new Fault('nothing has been measured here: run "npm run bench build -- --peers --report"')
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, reportPage(kept))
  return `the report is in ${relative(PROJECT_ROOT, REPORT)}`
}

export function reportPage({ date, machine, figures }: BuildFigures): string {
  const sections = comparisons(figures)
    .filter((group) => group.length > 1)
    .map(section)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>How long a build takes</title><style>${STYLE}</style>
<h1>How long a build takes</h1>
<p>${date}, ${machine}. Every engine built the same pages on the same machine in the same run, with its defaults and its own search. Shorter is better; beside each bar stand its processor time and its memory.</p>
${sections.join('\n')}
</html>
`
}

function section(group: BuildFigure[]): string {
  const { corpus, pages, what } = group[0]!
  return `<h2>${pages.toLocaleString('en-US')} ${corpus} pages, ${what}</h2>
<p>${sentence(group)}</p>
${plot(group)}`
}

/** The figure that one would tell: our time as a share of the fastest other engine that makes a site. */
function sentence(group: BuildFigure[]): string {
  const own = group.find(({ engine }) => engine === OURS)
  const others = group
    .filter(({ engine }) => engine !== OURS)
    .toSorted((a, b) => a.cost.milliseconds - b.cost.milliseconds)
  if (!own || others.length === 0) return ''
  const shares = others.map(({ engine, cost }) => {
    const { time, cpu } = ratios(own.cost, cost)
    return `<strong>${time.toFixed(2)} ×</strong> the time and ${cpu.toFixed(2)} × the CPU of ${escape(engine)}`
  })
  return `${shares.join(', ')}.`
}

function plot(group: BuildFigure[]): string {
  const sorted = group.toSorted((a, b) => a.cost.milliseconds - b.cost.milliseconds)
  const longest = sorted.at(-1)!.cost.milliseconds
  const room = PLOT.width - PLOT.name - PLOT.value
  const rows = sorted.map(({ engine, cost }, index) => {
    const y = index * PLOT.row
    const width = Math.max(2, (cost.milliseconds / longest) * room)
    const middle = y + PLOT.bar / 2 + 4.5
    return `<text x="${PLOT.name - 12}" y="${middle}" text-anchor="end">${escape(engine)}</text><rect class="${engine === OURS ? 'own' : 'other'}" x="${PLOT.name}" y="${y}" width="${width.toFixed(1)}" height="${PLOT.bar}" rx="3"/><text x="${(PLOT.name + width + 8).toFixed(1)}" y="${middle}">${formatDuration(cost.milliseconds)} <tspan class="soft">${formatDuration(cost.cpuMilliseconds)} CPU, ${formatBytes(cost.peakBytes)}</tspan></text>`
  })
  const label = sorted.map(({ engine, cost }) => `${engine} ${formatDuration(cost.milliseconds)}`).join(', ')
  return `<svg viewBox="0 0 ${PLOT.width} ${sorted.length * PLOT.row}" role="img" aria-label="${escape(label)}">${rows.join('')}</svg>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
