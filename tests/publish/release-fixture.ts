// Builds small releases in memory, in the form in which publishing reads them from dist/.

import { RELEASE_FORMAT, type Hash, type Manifest } from '#site/model/release.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import type { BuiltRelease } from '#scripts/publish/release-on-disk.ts'

const NOTHING = { code: '', source: '' }
const EMPTY_ASSET = { url: '/assets/entry.00000000000000000000000000000000.js', integrity: 'sha384-' }

/** A release whose pages are the given paths with the given HTML. */
export function releaseOf(pages: Record<string, string>): BuiltRelease {
  const bytes = new Map<Hash, Uint8Array>()
  const entries = Object.entries(pages).map(([path, html]) => {
    const record = Buffer.from(html)
    bytes.set(hashOf(record), record)
    return [
      path,
      {
        hash: hashOf(record),
        markdown: hashOf(record),
        title: path,
        description: path,
        layout: 'doc' as const,
      },
    ]
  })
  const id = hashOf(Buffer.from(JSON.stringify(pages)))
  const manifest: Manifest = {
    format: RELEASE_FORMAT,
    id,
    shell: '0'.repeat(32),
    origin: 'https://docs.example',
    assets: {
      entry: EMPTY_ASSET,
      chunks: [],
      beforePaint: NOTHING,
      styles: { base: '', parts: [], all: '' },
    },
    pages: Object.fromEntries(entries),
    sidebarSections: {},
    styleSources: {},
    redirects: {},
    files: {},
  }
  const blobs = Object.fromEntries([...bytes].map(([hash, value]) => [hash, value.byteLength]))
  return { stored: { format: RELEASE_FORMAT, id, blobs }, manifest, read: async (hash) => bytes.get(hash)! }
}
