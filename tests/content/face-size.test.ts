import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FACES } from '#scripts/fonts/faces.ts'

it('our two faces take less than 30 kB together', () => {
  const bytes = FACES.map(({ file }) => readFileSync(file).byteLength)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
})
