// The summary at the end of a build: what the release holds, in sizes and counts.

import { formatBytes, formatCount, formatNumber } from '../terminal/measures.ts'
import type { BuildResult } from './build-site.ts'
import { jsonModule } from '../compiler/bundles/bundle-worker.ts'

/** Lines of the summary, aligned; empty without a release. */
export function describeRelease({ pages, release, written }: BuildResult): string[] {
  if (!release) return []
  const { manifest, blobs, workerCode, mcpModules } = release
  const bytes = blobs.sizes().reduce((sum, [, size]) => sum + size, 0)
  const words = pages.reduce((sum, page) => sum + page.words, 0)
  const state = written?.unchanged ? 'unchanged' : written && `${formatNumber(written.added)} new`
  const rows: [string, string][] = [
    ['release', manifest.id],
    ['pages', `${formatCount(pages.length, 'page')}, ${formatCount(words, 'word')}`],
    ['redirects', formatNumber(Object.keys(manifest.redirects).length)],
    ['blobs', `${formatNumber(blobs.size)}${state ? ` (${state})` : ''}, ${formatBytes(bytes)}`],
    [
      'worker',
      `${formatBytes(Buffer.byteLength(workerCode))}, and ${formatBytes(Buffer.byteLength(Object.values(mcpModules).join('')))} for /mcp`,
    ],
    ['manifest', formatBytes(Buffer.byteLength(jsonModule(manifest)))],
  ]
  return rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`)
}
