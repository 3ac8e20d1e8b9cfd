// What an owner finds in the files that `npm run init` leaves.

import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readRedirects } from '#scripts/content/read-redirects.ts'
import { createWorld } from '#scripts/graph/world.ts'
import type { Owner } from '#scripts/init/owner.ts'
import { readGuide, writeStarter } from '#scripts/init/starter-content.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { STYLE_CODES } from '#scripts/prose/style/style-codes.ts'

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

it('has a house style in which no rule is an error yet', () => {
  const file = join(PROJECT_ROOT, 'scripts/init/starter/common/content/style.yaml')
  const { severities } = parse(readFileSync(file, 'utf8')) as { severities: Record<string, string> }
  expect(STYLE_CODES.filter((code) => !['warning', 'off'].includes(severities[code] ?? 'error'))).toEqual([])
})

describe.each([true, false])('the guide for authors, with an API: %s', (hasContract) => {
  const root = join(folder, String(hasContract))
  mkdirSync(join(root, 'content'), { recursive: true })
  writeStarter(root, { hasContract } as Owner, readGuide(PROJECT_ROOT))
  const guide = readFileSync(join(root, 'content/README.md'), 'utf8')

  it('lists no table that the content lacks, and says how one is written', () => {
    const tables = readdirSync(join(PROJECT_ROOT, 'content/data')).map((file) => file.replace('.yaml', ''))
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter((name) => guide.includes(`| \`${name}\` |`))).toEqual([])
    expect(guide).toContain('search finds the code in its first column by name.\n\nA file has the columns')
  })

  it('speaks of no library and no language that only the former owner has', () => {
    expect(guide).not.toMatch(/\bElements\b|Tessera|Expressions|results that the page shows/)
  })
})
