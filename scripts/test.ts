// npm test: runs every test of the project in one command. Responsible for the order and the final count, not the
// tests.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './project/find-chromium.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { playwrightOutcome, vitestOutcome, type TestOutcome } from './terminal/test-outcome.ts'

interface Step {
  name: string
  help: string
  command: string[]
  /** Reads the step's own report; without it the step counts as one test. */
  outcome?: (reports: string) => TestOutcome
}

const STEPS: Step[] = [
  { name: 'format', help: 'formatting', command: ['node', 'scripts/format.ts', '--check'] },
  { name: 'lint', help: 'lint', command: ['node', 'scripts/lint.ts'] },
  { name: 'typecheck', help: 'types', command: ['node', 'scripts/typecheck.ts'] },
  { name: 'check', help: 'content', command: ['node', 'scripts/run.ts', 'check'] },
  {
    name: 'unit',
    help: 'unit and Worker tests, and all others that need no browser',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json'],
    outcome: readVitest,
  },
  {
    name: 'browser',
    help: 'tests in Chromium',
    command: ['playwright', 'test', '--reporter=list,json'],
    outcome: readPlaywright,
  },
]

const { positionals } = readArguments({
  name: 'test',
  summary:
    'Runs every check and test of the project. The last lines name what failed; the very last is "N passed, N failed".',
  options: {},
  positionals: {
    name: 'step',
    help: 'run only these',
    values: Object.fromEntries(STEPS.map(({ name, help }) => [name, help])),
    several: true,
  },
})

await runCommand('test', async () => {
  const reports = mkdtempSync(join(tmpdir(), 'docs-test-'))
  const total: TestOutcome = { passed: 0, failed: [] }
  for (const step of STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const started = performance.now()
    console.log(`\ntest: ${step.name}`)
    const { passed, failed } = await runStep(step, reports)
    total.passed += passed
    total.failed.push(...failed)
    const verdict = failed.length > 0 ? 'FAILED' : 'passed'
    console.log(`test: ${step.name} ${verdict} in ${formatDuration(performance.now() - started)}`)
  }
  rmSync(reports, { recursive: true, force: true })
  if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
  return total.failed.length > 0 ? exitCodes.problems : exitCodes.done
})

async function runStep(step: Step, reports: string): Promise<TestOutcome> {
  const ok = await run(step, reports)
  if (!step.outcome) return ok ? { passed: 1, failed: [] } : { passed: 0, failed: [step.name] }
  try {
    const outcome = step.outcome(reports)
    // A runner that fails without a failed test (a crash, a worker that dies) is a failure of its own.
    return ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [`${step.name} (the runner)`] }
  } catch {
    return { passed: 0, failed: [`${step.name} (no report of its tests)`] }
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

function readVitest(reports: string): TestOutcome {
  return vitestOutcome(readReport(reports, 'vitest.json'))
}

function readPlaywright(reports: string): TestOutcome {
  return playwrightOutcome(readReport(reports, 'playwright.json'))
}

function readReport<Report>(reports: string, file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8'))
}
