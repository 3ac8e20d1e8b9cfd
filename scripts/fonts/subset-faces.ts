// Makes the published font subsets: run by hand when a typeface, its weights or the character set has changed. Each
// subset is kept beside a record of what it was made from, which tests/unit/scripts/fonts compares.

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

if (import.meta.main) {
  const record: Record<string, string> = {}
  for (const face of FACES) {
    const bytes = await subsetFace(face)
    mkdirSync(dirname(face.file), { recursive: true })
    writeFileSync(face.file, bytes)
    record[face.name] = sourceHash(face)
    console.log(`${face.file}: ${bytes.byteLength} bytes`)
  }
  writeFileSync(recordFile(FACES[0]!), `${JSON.stringify(record, undefined, 2)}\n`)
}
