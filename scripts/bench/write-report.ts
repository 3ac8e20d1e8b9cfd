// Writes the report: a self-contained page with the last run of the build benchmark, ours beside the others.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatBytes, formatDuration } from '../terminal/measures.ts'
import { InternalError } from '../project/errors.ts'
import {
  comparisons,
  keptFigures,
  OURS,
  ratios,
  type BuildFigure,
  type BuildFigures,
} from './build-figures.ts'
import { escapeHtml } from '../project/escape-html.ts'

const REPORT = join(PROJECT_ROOT, '.cache/bench/report.html')
const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#1b1f24,#e9ecef);--soft:light-dark(#5a636e,#9aa4b0);--paper:light-dark(#fff,#14171a);--own:light-dark(#0b6e63,#4fd1bd);--other:light-dark(#c3cad2,#48525d)}
body{margin:0 auto;padding:3rem 1.25rem 5rem;max-width:44rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}h2{font-size:1.15rem;margin:3rem 0 .25rem}p{margin:.25rem 0 1rem;color:var(--soft)}
strong{color:var(--own)}p{text-wrap:pretty}.ratio{white-space:nowrap}
ol{margin:0;padding:0;list-style:none;font-size:.85rem}li{display:grid;grid-template-columns:10.5rem minmax(0,1fr);gap:0 .75rem;align-items:center;margin-bottom:.5rem}.name{text-align:end}
.plot{display:flex;align-items:center;gap:.5rem}.bar{flex:none;width:calc(var(--share)*(100% - 14rem));min-width:2px;height:1.1rem;border-radius:3px;background:var(--other)}.own .bar{background:var(--own)}.value{white-space:nowrap}.value span{color:var(--soft)}
@media(max-width:40rem){li{grid-template-columns:minmax(0,1fr);margin-bottom:.75rem}.name{text-align:start}.plot{flex-wrap:wrap;gap:0 .5rem}.bar{width:calc(var(--share)*100%)}.value{flex-basis:100%}}`

/** Writes the page and returns its path. */
export function writeReport(): string {
  const kept = keptFigures()
  if (!kept)
    throw new InternalError('nothing has been measured here: run "npm run bench build -- --peers --report"')
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, reportPage(kept))
  return `the report is in ${relative(PROJECT_ROOT, REPORT)}`
}

function reportPage({ date, machine, figures }: BuildFigures): string {
  const sections = comparisons(figures)
    .filter((group) => group.length > 1)
    .map(section)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>How long a build takes</title><style>${STYLE}</style>
<h1>How long a build takes</h1>
<p>${date}, ${machine}. Every engine built the same pages on the same machine in the same run, with its defaults and its own search. Shorter is better; beside each bar stand its processor time and its memory. <code>@mdx-js/esbuild</code> alone compiles the pages and makes no site of them.</p>
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

/** The headline figure: our time relative to the fastest other site generator. */
function sentence(group: BuildFigure[]): string {
  const own = group.find(({ engine }) => engine === OURS)
  const others = group
    .filter(({ engine }) => engine !== OURS)
    .toSorted((a, b) => a.cost.milliseconds - b.cost.milliseconds)
  if (!own || others.length === 0) return ''
  const shares = others.map(({ engine, cost }) => {
    const { time, cpu } = ratios(own.cost, cost)
    return `<strong class="ratio">${time.toFixed(2)} ×</strong> the time and <span class="ratio">${cpu.toFixed(2)} ×</span> the CPU of <span class="ratio">${escapeHtml(engine)}</span>`
  })
  return `${shares.join(', ')}.`
}

function plot(group: BuildFigure[]): string {
  const sorted = group.toSorted((a, b) => a.cost.milliseconds - b.cost.milliseconds)
  const longest = sorted.at(-1)!.cost.milliseconds
  const rows = sorted.map(({ engine, cost }) => {
    const share = (cost.milliseconds / longest).toFixed(4)
    const time = formatDuration(cost.milliseconds)
    const beside = `${formatDuration(cost.cpuMilliseconds)} CPU, ${formatBytes(cost.peakBytes)}`
    return `<li${engine === OURS ? ' class="own"' : ''}><span class="name">${escapeHtml(engine)}</span><span class="plot"><span class="bar" style="--share:${share}"></span><span class="value">${time} <span>${beside}</span></span></span></li>`
  })
  return `<ol>${rows.join('')}</ol>`
}
