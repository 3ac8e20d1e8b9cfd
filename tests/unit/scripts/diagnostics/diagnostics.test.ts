// Every diagnostic code has a fixture whose whole printed text is asserted, except those in RAISED_ELSEWHERE, which no small
// folder raises. A fixture is a folder named by its code: content/ (the author's files), expected.txt, and config.json where
// the site's configuration matters.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { openSite } from '#scripts/build/open-site.ts'
import { proseProblems } from '#scripts/prose/prose.step.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../fixtures/site-config.ts'
import { checkOnly } from '../compiler/site-stages.ts'

const FIXTURES = join(PROJECT_ROOT, 'tests/fixtures/diagnostics')
const update = process.env['UPDATE_FIXTURES'] === '1'
/** Codes that no small content folder raises: their texts are asserted in the tests named here, below tests/unit/. */
const RAISED_ELSEWHERE = new Set([
  'asset-too-large', // scripts/compiler/checks/check-assets.test.ts
  'bug', // scripts/compiler/compile/compile-page.test.ts
  'config-security-expires', // scripts/compiler/checks/check-security.test.ts
  'config-security-invalid',
  'config-transport-preload',
  'document-stale', // tests/unit/scripts/generated-docs/errors-document.test.ts
  'search-data-too-large', // scripts/compiler/release/check-sizes.test.ts
  'source-too-large', // scripts/compiler/compile/compile-page.test.ts
  'value-too-large', // scripts/compiler/release/check-sizes.test.ts
])

const workingDirectory = process.cwd()
const temporary = mkdtempSync(join(tmpdir(), 'docs-diagnostics-'))

beforeAll(() => cpSync(FIXTURES, temporary, { recursive: true }))
afterAll(() => {
  process.chdir(workingDirectory)
  rmSync(temporary, { recursive: true, force: true })
})

/** Checks the fixture from inside its folder, as an author would, and gives what the terminal shows. */
async function report(code: string): Promise<string> {
  const folder = join(temporary, code)
  process.chdir(folder)
  const bare: SiteConfig = {
    ...siteConfig,
    navbar: [],
    footer: { ...siteConfig.footer, columns: [] },
    announcement: undefined,
  }
  const file = join(folder, 'config.json')
  const config = existsSync(file) ? { ...bare, ...JSON.parse(readFileSync(file, 'utf8')) } : bare
  const { diagnostics } = await checkOnly({ content: 'content', cache: false, config })
  const prose = await openSite({ content: 'content', cache: false, config }).ask(proseProblems, false)
  return `${formatDiagnostics([...diagnostics, ...prose.diagnostics])}\n`
}

describe('diagnostics', () => {
  const fixtures = readdirSync(FIXTURES)

  it('has a fixture for every code', () => {
    const missing = Object.keys(diagnosticCodes).filter(
      (code) => !fixtures.includes(code) && !RAISED_ELSEWHERE.has(code),
    )
    expect(missing).toEqual([])
  })

  it.each(fixtures)('tells the author of %s what, why and how to fix it', async (code) => {
    const text = await report(code)
    if (update) writeFileSync(join(FIXTURES, code, 'expected.txt'), text)
    expect(text).toBe(readFileSync(join(FIXTURES, code, 'expected.txt'), 'utf8'))
    expect(text).toContain(`  ${code}\n`)
  })
})
