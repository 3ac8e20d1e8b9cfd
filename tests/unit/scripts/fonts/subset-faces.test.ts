import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES } from '#scripts/fonts/faces.ts'
import { recordFile, sourceHash, subsetFace } from '#scripts/fonts/subset-faces.ts'

describe('the published faces', () => {
  it('are made from the faces, weights and letters that are asked for now', () => {
    const record = JSON.parse(readFileSync(recordFile(FACES[0]!), 'utf8'))
    expect(record).toEqual(Object.fromEntries(FACES.map((face) => [face.name, sourceHash(face)])))
  })

  it('are what the script makes', async () => {
    for (const face of FACES) expect(readFileSync(face.file).equals(await subsetFace(face))).toBe(true)
  })

  it('take less than 30 kB together', () => {
    const bytes = FACES.map(({ file }) => readFileSync(file).byteLength)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
  })
})
