// npm run bench: measures the project against its goals. One kind at a time, on a quiet machine.

import { benchBuild } from './bench/bench-build.ts'
import { benchDev } from './bench/bench-dev.ts'
import { benchPublish } from './bench/bench-publish.ts'
import { benchPage } from './bench/bench-page.ts'
import { benchSearch } from './bench/bench-search.ts'
import { benchServe } from './bench/bench-serve.ts'
import { writeReport } from './bench/write-report.ts'
import { tuneWeights } from './bench/ranking/tune-weights.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError } from './project/errors.ts'
import { createSteps } from './terminal/progress.ts'

const KINDS = {
  build: 'cold and warm builds of 140 and 1,400 pages',
  serve: 'requests that the Worker serves in a second, and their CPU time',
  page: 'page loads and page changes in the browser',
  search: 'size, speed and hits of the search, beside other engines',
  publish: 'the values that a deploy writes after an edit of one page, by what they hold',
  weights: 'looks for better weights of the search and prints them; changes no file',
  dev: 'the time from a saved page to the open browser',
} as const

const { values, positionals } = readArguments({
  name: 'bench',
  summary:
    'Measures the project against its goals. docs/benchmarks.md has the figures of earlier runs. Times from a busy machine mean nothing: compare within one run.',
  positionals: { name: 'kind', help: 'what to measure', values: KINDS },
  options: {
    peers: {
      type: 'boolean',
      help: 'build, page, dev: also Starlight and VitePress, on a public corpus; needs the npm registry',
    },
    lighthouse: {
      type: 'boolean',
      help: 'page: only the scores of Lighthouse for each kind of page; needs the npm registry',
    },
    report: { type: 'boolean', help: 'write a page with charts of the last build benchmark' },
    quick: {
      type: 'boolean',
      help: 'fewer pages and repetitions: to see that it runs; the figures mean nothing',
    },
  },
})

/** Options that only some kinds know. */
const KINDS_WITH: Record<'peers' | 'lighthouse' | 'report', readonly (keyof typeof KINDS)[]> = {
  peers: ['build', 'page', 'dev'],
  lighthouse: ['page'],
  report: ['build'],
}

const quick = values.quick
const steps = createSteps('bench')
const benches: Record<keyof typeof KINDS, () => Promise<string>> = {
  build: () => benchBuild({ sizes: quick ? [140] : [140, 1400], peers: values.peers }, steps),
  serve: () => benchServe({ quick }, steps),
  page: () => benchPage({ quick, peers: values.peers, lighthouse: values.lighthouse }, steps),
  search: () => benchSearch({ quick }, steps),
  publish: () => benchPublish({ quick }, steps),
  weights: () => tuneWeights({ quick }, steps),
  dev: () => benchDev({ quick, peers: values.peers }, steps),
}

await runCommand('bench', async () => {
  const [kind = values.peers ? 'build' : undefined] = positionals as (keyof typeof KINDS)[]
  if (kind === undefined && values.report) {
    console.log(`bench: ${writeReport()}`)
    return exitCodes.done
  }
  if (kind === undefined) throw new UsageError(`name what to measure: ${Object.keys(KINDS).join(', ')}`)
  for (const [option, kinds] of Object.entries(KINDS_WITH)) {
    if (values[option as keyof typeof KINDS_WITH] && !kinds.includes(kind))
      throw new UsageError(`--${option} belongs to ${kinds.join(', ')}, and ${kind} would ignore it`)
  }
  console.log(`\n${await benches[kind]()}`)
  if (values.report) console.log(`bench: ${writeReport()}`)
  return exitCodes.done
})
