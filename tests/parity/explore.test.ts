import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { decodePageRecord } from '#site/model/page-record.ts'
import { releaseDespiteErrors } from '../unit/scripts/compiler/site-stages.ts'
it('explores', async () => {
  const { release: { manifest, blobs } } = await releaseDespiteErrors({})
  const textOf = (hash: string): string => new TextDecoder().decode(blobs.get(hash))
  const pages: Record<string, unknown> = {}
  const assets: Record<string, string> = {}
  for (const [path, entry] of Object.entries(manifest.pages)) {
    const html = decodePageRecord(textOf(entry.hash)).html
    for (const m of html.matchAll(/data-parts="([^"]+\.([0-9a-f]{32})\.json)"/g)) assets[m[1]!] = textOf(m[2]!)
    const markdown = (entry.slices ?? [entry.markdown]).map(textOf).join('')
    pages[path] = { html, markdown }
  }
  writeFileSync('/tmp/parity-raw.json', JSON.stringify({ pages, assets, search: manifest.search, docs: manifest.search ? textOf(manifest.search.documents) : '' }))
}, 600_000)
