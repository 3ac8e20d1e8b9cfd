import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorld } from '#scripts/graph/world.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readRedirects } from '#scripts/content/read-redirects.ts'

it('redirects an old address that holds the product’s name, whatever the name is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
  writeFileSync(join(folder, 'index.md'), '# Start\n')
  writeFileSync(join(folder, 'redirects.yaml'), '/leaving-%scope%: /\n/old: /\n')

  const { rules, diagnostics } = readRedirects(createWorld(), contentPlace(folder), { scope: 'acme' })

  expect(diagnostics).toEqual([])
  expect(rules.map(({ from, to }) => [from, to])).toEqual([
    ['/leaving-acme', '/'],
    ['/old', '/'],
  ])
})
