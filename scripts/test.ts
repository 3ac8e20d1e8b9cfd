// npm test: runs every test of the project in one command. Responsible for the order and the final count, not the
// tests.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './local/find-chromium.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

interface Count {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: string[]
  /** Reads the step's own counts; without it the step counts as one test. */
  count?: (reports: string) => Count
}

const STEPS: Step[] = [
  { name: 'format', command: ['node', 'scripts/format.ts', '--check'] },
  { name: 'lint', command: ['node', 'scripts/lint.ts'] },
  { name: 'typecheck', command: ['node', 'scripts/typecheck.ts'] },
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'unit', command: ['vitest', 'run', '--reporter=default', '--reporter=json'], count: countVitest },
  { name: 'browser', command: ['playwright', 'test', '--reporter=list,json'], count: countPlaywright },
]

const { positionals } = readArguments({
  name: 'test',
  summary:
    'Checks formatting, lint, types and content, then runs the unit and Worker tests, then the browser tests.\nThe last line is "N passed, N failed".',
  options: {},
  positionals: {
    name: 'step',
    help: `only one step: ${STEPS.map((step) => step.name).join(', ')}`,
    values: STEPS.map((step) => step.name),
  },
})

await runCommand('test', async () => {
  const reports = mkdtempSync(join(tmpdir(), 'docs-test-'))
  const total: Count = { passed: 0, failed: 0 }
  for (const step of STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const started = performance.now()
    console.log(`\ntest: ${step.name}`)
    const count = await runStep(step, reports)
    total.passed += count.passed
    total.failed += count.failed
    const outcome = count.failed > 0 ? 'FAILED' : 'passed'
    console.log(`test: ${step.name} ${outcome} in ${formatDuration(performance.now() - started)}`)
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? exitCodes.problems : exitCodes.done
})

async function runStep(step: Step, reports: string): Promise<Count> {
  const ok = await run(step, reports)
  if (!step.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const count = readCount(step, reports)
  // A runner that fails without a failed test (no report, a crash, a worker that dies) is a failure of its own.
  return ok || count.failed > 0 ? count : { passed: count.passed, failed: 1 }
}

function readCount(step: Step, reports: string): Count {
  try {
    return step.count?.(reports) ?? { passed: 0, failed: 0 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(step: Step, reports: string): Promise<boolean> {
  const [command = '', ...parameters] = step.command
  if (step.name === 'unit') parameters.push(`--outputFile.json=${join(reports, 'vitest.json')}`)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') }
  if (step.name === 'unit' || step.name === 'browser') Object.assign(env, { CHROMIUM_PATH: ensureChromium() })
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env })
    child.on('error', (error) => {
      console.error(`test: ${command} did not start: ${error.message}`)
      resolve(false)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

function countVitest(reports: string): Count {
  const report = JSON.parse(readFileSync(join(reports, 'vitest.json'), 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countPlaywright(reports: string): Count {
  const { stats } = JSON.parse(readFileSync(join(reports, 'playwright.json'), 'utf8'))
  // A test that passes only on a second try hides a fault.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
