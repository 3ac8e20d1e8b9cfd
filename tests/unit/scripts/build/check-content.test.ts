// The severities of problems that a site's own style decides about, and the problems that a release need not wait for.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { sortDiagnostics } from '#scripts/diagnostics/sort-diagnostics.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { siteConfig } from '../../../fixtures/site-config.ts'
import { releaseDespiteErrors } from '../compiler/site-stages.ts'

const FIXTURE = join(PROJECT_ROOT, 'tests/fixtures/diagnostics/contract-style/content')
const config = {
  ...siteConfig,
  navbar: [],
  footer: { ...siteConfig.footer, columns: [] },
  announcement: undefined,
}
const folder = mkdtempSync(join(tmpdir(), 'docs-style-'))
const content = join(folder, 'content')

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['warns of what a contract leaves out where no style asks for it', undefined, 'warning'],
  ['says nothing of it where the style turns it off', 'severities: { contract-style: off }\n', undefined],
])('%s, and builds its reference', async (_, style, severity) => {
  cpSync(FIXTURE, content, { recursive: true })
  rmSync(join(content, 'style.yaml'))
  if (style !== undefined) writeFileSync(join(content, 'style.yaml'), style)
  const { diagnostics, release } = await releaseDespiteErrors({ content, cache: false, config })
  expect([...new Set(diagnostics.map(({ code, severity }) => `${code} ${severity}`))]).toEqual(
    severity === undefined ? [] : [`contract-style ${severity}`],
  )
  expect(release.manifest.pages['/boxes']).toBeDefined()
})

it('makes a release before it looks for what the contract lacks, where that is asked for, and then reports it all', async () => {
  cpSync(FIXTURE, content, { recursive: true })
  const site = { content, cache: false, config }
  const refused = await buildSite(site)
  expect(refused.release).toBeUndefined()
  const served = await buildSite({ ...site, late: true })
  expect({ found: served.diagnostics, id: served.release?.manifest.id }).toEqual({
    found: [],
    id: (await releaseDespiteErrors(site)).release.manifest.id,
  })
  expect(sortDiagnostics(await served.late!())).toEqual(refused.diagnostics)
})

it('reports that with all other errors where these keep a release from being made', async () => {
  cpSync(FIXTURE, content, { recursive: true })
  writeFileSync(join(content, 'index.md'), '# Home\n\n[nowhere](/no/such/page)\n')
  const site = { content, cache: false, config }
  const refused = await buildSite(site)
  const failed = await buildSite({ ...site, late: true })
  expect(failed.diagnostics).toEqual(refused.diagnostics)
  expect(failed.release).toBeUndefined()
  expect(new Set(failed.diagnostics.map(({ code }) => code))).toContain('contract-style')
})
