import { expect, it } from 'vitest'
import { hashOf, integrityOf } from '#scripts/project/hash-of.ts'
import { moduleAsset, moduleReference } from '#site/model/assets/module-reference.ts'

it('round-trips a module’s URL and integrity', () => {
  const code = 'export const answer = 42'
  const asset = { url: `/assets/open-console.${hashOf(code)}.js`, integrity: integrityOf(code) }
  expect(moduleAsset(moduleReference(asset))).toEqual(asset)
  expect(moduleReference(asset)).toMatch(/^open-console\.[\w+/]+=$/)
})
