import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FACE_PACKAGES, FACES } from '#scripts/fonts/faces.ts'
import { recordFile, sourceHash, subsetFace } from '#scripts/fonts/subset-faces.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

describe('the published faces', () => {
  it('are made from the faces, weights and letters that are asked for now', () => {
    const record = JSON.parse(readFileSync(recordFile(FACES[0]!), 'utf8'))
    expect(record).toEqual(Object.fromEntries(FACES.map((face) => [face.name, sourceHash(face)])))
  })

  it('are what the script makes', async () => {
    for (const face of FACES) expect(readFileSync(face.file).equals(await subsetFace(face))).toBe(true)
  })

  it('come from the packages whose licences are published', () => {
    for (const folder of FACE_PACKAGES) expect(existsSync(join(PROJECT_ROOT, folder, 'LICENSE'))).toBe(true)
    expect(FACE_PACKAGES).toHaveLength(FACES.length)
  })
})
