// Lists the blobs of the client's code: scripts, and the fonts that the styles in the document name.

import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import type { Hash } from '#site/model/release.ts'
import type { BundledClient } from './bundle-client.ts'

const ASSET_URL = /\/assets\/[\w.-]+/g

export function clientBlobs({ assets, workerModules }: BundledClient): Hash[] {
  return [...JSON.stringify([assets, workerModules]).matchAll(ASSET_URL)].flatMap(
    ([url]) => hashInUrl(url) ?? [],
  )
}
