// Makes the published font subsets. They are committed beside a record of what they were made from, which
// tests/unit/scripts/fonts compares.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { ALPHABET, FACES, HEAVIEST, LIGHTEST, type SiteFace } from './faces.ts'

/** What a subset is made from; it changes when the subset must be made again. */
export function sourceHash({ source }: SiteFace): string {
  return createHash('sha256')
    .update(readFileSync(source))
    .update(`${ALPHABET}\n${LIGHTEST} ${HEAVIEST}`)
    .digest('hex')
}

export function recordFile({ file }: SiteFace): string {
  return join(dirname(file), 'sources.json')
}

export async function subsetFace({ source }: SiteFace): Promise<Buffer> {
  return subsetFont(readFileSync(source), ALPHABET, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: LIGHTEST, max: HEAVIEST } },
    noLayoutClosure: true,
  })
}

/** Writes every subset and the record. Returns the size of each file. */
export async function writeSubsets(): Promise<{ file: string; bytes: number }[]> {
  const written: { file: string; bytes: number }[] = []
  for (const face of FACES) {
    const subset = await subsetFace(face)
    mkdirSync(dirname(face.file), { recursive: true })
    writeFileSync(face.file, subset)
    written.push({ file: face.file, bytes: subset.byteLength })
  }
  const record = Object.fromEntries(FACES.map((face) => [face.name, sourceHash(face)]))
  writeFileSync(recordFile(FACES[0]!), `${JSON.stringify(record, undefined, 2)}\n`)
  return written
}
