// The check that what pages show can be stored.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './site-view.ts'

/** Workers KV: 25 MiB per value. */
const MAX_BYTES = 25 * 1024 * 1024

export function checkAssets({ content, pages }: Site): Diagnostic[] {
  const files = [...new Set(pages.flatMap((page) => page.assets.map(({ file }) => file)))]
  return files.flatMap((file): Diagnostic[] => {
    const { size } = statSync(join(content.root, file))
    if (size <= MAX_BYTES) return []
    const what = `the file holds ${formatBytes(size)}`
    const fix = 'make it smaller, or link to it at another host'
    return [{ code: 'asset-too-large', severity: 'error', place: placeIn(content, file), what, fix }]
  })
}
