// Running axe in a page: which rules, and how a finding is told.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Naming `wcag22aa` switches on the target size rule, which axe leaves off. */
const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
}

/** Rules whose verdict another theme may change. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** One line per element that breaks a rule: `rule: element: what is wrong`. */
export async function axeFindings(page: Page, { coloursAlone = false } = {}): Promise<string[]> {
  // Blocks that the browser has not drawn yet have no colours to judge.
  await page.waitForFunction(() => !document.querySelector('[data-far], [data-from-top]'))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    coloursAlone ? COLOUR_RULES : OPTIONS,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
