// Publishes the files that a page shows, each under a URL that contains its hash.

import { basename, extname, join } from 'node:path'
import { hashOf } from '../../project/hash-of.ts'
import type { PageAsset } from './compiled-page.ts'
import type { PageState } from './page-state.ts'

/** Adds a content file to the page's assets and returns it. Throws when the file cannot be read. */
export function publishAsset(state: PageState, file: string): PageAsset {
  const known = state.assets.get(file)
  if (known) return known
  const bytes = state.settings.reads.read(join(state.settings.content.root, file))
  if (!bytes) throw new Error(`${file} cannot be read`)
  const hash = hashOf(bytes)
  const extension = extname(file).toLowerCase()
  const asset = { file, url: `/assets/${assetName(file)}.${hash}${extension}` }
  state.assets.set(file, asset)
  state.dependencies.add(file)
  return asset
}

/** Letters that an asset URL may hold. */
function assetName(file: string): string {
  const name = basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
  return name.slice(0, 60) || 'file'
}
