// What an owner finds in the files that `npm run init` leaves.

import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readRedirects } from '#scripts/content/read-redirects.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-starter-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('has redirects that take a first rule at their end', () => {
  const file = join(folder, 'redirects.yaml')
  cpSync(join(PROJECT_ROOT, 'scripts/init/starter/common/content/redirects.yaml'), file)
  appendFileSync(file, '/docs/old: /docs\n')
  const { rules, diagnostics } = readRedirects(createWorld(), contentPlace(folder))
  expect(diagnostics).toEqual([])
  expect(rules.map(({ from, to }) => [from, to])).toEqual([['/docs/old', '/docs']])
})
