// Checks that the images and other files of pages can be stored and served.

import { extname, join } from 'node:path'
import { assetType } from '#site/model/assets/media-types.ts'
import { MAX_BLOB_BYTES } from '#site/model/release.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './view/site-view.ts'

export function checkAssets(site: Site): Diagnostic[] {
  const files = [...new Set(site.pages.flatMap((page) => page.assets.map(({ file }) => file)))]
  return [...sizeProblems(site, files), ...typeProblems(site, files)]
}

function sizeProblems({ reads, content }: Site, files: readonly string[]): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const size = reads.read(join(content.root, file))?.byteLength ?? 0
    if (size <= MAX_BLOB_BYTES) return []
    const what = `the file is ${formatBytes(size)}`
    const fix = 'make it smaller, or host it elsewhere and link to it'
    return [{ code: 'asset-too-large', severity: 'error', place: placeIn(content, file), what, fix }]
  })
}

function typeProblems({ content }: Site, files: readonly string[]): Diagnostic[] {
  const severity = content.configured ? 'error' : 'warning'
  return files.flatMap((file): Diagnostic[] => {
    const extension = extname(file).slice(1).toLowerCase()
    if (assetType(extension) !== undefined) return []
    const what =
      extension === ''
        ? 'a file without an extension is not served'
        : `files that end in \`.${extension}\` are not served`
    const fix = 'put it into a ZIP file, or link to a PDF, CSV, text or image file'
    return [{ code: 'asset-type-unknown', severity, place: placeIn(content, file), what, fix }]
  })
}
