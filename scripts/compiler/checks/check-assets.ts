// Checks that the images and other files of pages can be stored.

import { join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import { MAX_VALUE_BYTES } from '../../project/value-limit.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './view/site-view.ts'

export function checkAssets({ reads, content, pages }: Site): Diagnostic[] {
  const files = [...new Set(pages.flatMap((page) => page.assets.map(({ file }) => file)))]
  return files.flatMap((file): Diagnostic[] => {
    const size = reads.read(join(content.root, file))?.byteLength ?? 0
    if (size <= MAX_VALUE_BYTES) return []
    const what = `the file is ${formatBytes(size)}`
    const fix = 'make it smaller, or host it elsewhere and link to it'
    return [{ code: 'asset-too-large', severity: 'error', place: placeIn(content, file), what, fix }]
  })
}
