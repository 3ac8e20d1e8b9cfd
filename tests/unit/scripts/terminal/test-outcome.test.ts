// What `npm test` counts and names, read from the reports that the runners really write.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { playwrightOutcome, vitestOutcome } from '#scripts/terminal/test-outcome.ts'

mkdirSync(join(PROJECT_ROOT, '.cache'), { recursive: true })
// In the project, so that the tests in it find the runners.
const folder = mkdtempSync(join(PROJECT_ROOT, '.cache', 'test-outcome-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const run = (command: string, parameters: string[]): unknown => {
  const report = join(folder, 'report.json')
  spawnSync(join(PROJECT_ROOT, 'node_modules/.bin', command), parameters, {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}

describe('the outcome of a runner', () => {
  it('counts what passed and names what failed in vitest, a file that does not load included', () => {
    const source = `import { describe, it } from 'vitest'\n`
    write(
      'sums.test.ts',
      `${source}describe('a sum', () => { it('adds', () => {}); it('ends', () => { throw 1 }) })`,
    )
    write('broken.test.ts', `${source}throw new Error('no')`)
    const report = run('vitest', ['run', '--root=.', '--reporter=json', '--outputFile.json=report.json'])
    const { passed, failed } = vitestOutcome(report as never)
    expect(passed).toBe(1)
    expect(failed.toSorted()).toEqual([
      join(folder, 'broken.test.ts'),
      `${join(folder, 'sums.test.ts')} › a sum ends`,
    ])
  })

  it('counts a test of Playwright that passed on a second try as failed', () => {
    write('playwright.config.ts', `export default { retries: 1, testMatch: '*.browser.ts' }`)
    write(
      'page.browser.ts',
      `import { test } from '@playwright/test'
test('opens', () => {})
test.describe('a menu', () => {
  test('closes', () => { throw new Error('no') })
  test('flickers', ({}, { retry }) => { if (retry === 0) throw new Error('no') })
})`,
    )
    expect(playwrightOutcome(run('playwright', ['test', '--reporter=json']) as never)).toEqual({
      passed: 1,
      failed: ['page.browser.ts › closes', 'page.browser.ts › flickers'],
    })
  })
})
