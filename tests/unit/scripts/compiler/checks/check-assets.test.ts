import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkAssets } from '#scripts/compiler/checks/check-assets.ts'
import { viewSite } from '#scripts/compiler/checks/view/site-view.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { MAX_BLOB_BYTES } from '#site/model/release.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { samplePage } from '../sample-page.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-assets-'))
afterEach(() => rmSync(root, { recursive: true }))

it('refuses a file that the Worker could not keep in memory, once for all pages that show it', () => {
  writeFileSync(join(root, 'fits.png'), '')
  truncateSync(join(root, 'fits.png'), MAX_BLOB_BYTES)
  writeFileSync(join(root, 'huge.png'), '')
  truncateSync(join(root, 'huge.png'), MAX_BLOB_BYTES + 1)
  const assets = ['fits.png', 'huge.png'].map((file) => ({ file, url: `/assets/${file}` }))
  const site = viewSite({
    reads: createWorld(),
    operations: [],
    contractFiles: [],
    content: { root, label: 'content', configured: false, pages: [], partials: {}, data: {} },
    config: siteConfig,
    pages: [samplePage('a.md', { assets }), samplePage('b.md', { assets })],
    trees: [],
    sidebarsSound: true,
    rules: [],
  })
  expect(formatDiagnostics(checkAssets(site))).toBe(`error  content/huge.png  asset-too-large

  what  the file is 6.3 MB
  why   ${diagnosticCodes['asset-too-large']}
  fix   make it smaller, or host it elsewhere and link to it
  more  docs/errors.md#asset-too-large

1 error, 0 warnings`)
})
