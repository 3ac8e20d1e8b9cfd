// How a document names a module that is loaded on intent: its name and the digest of its bytes. The digest is the module's
// integrity, and its first half is the hash in its address, so that neither stands in every document a second time.

import { hexDigits } from './content-hash.ts'
import type { AssetReference } from '../release.ts'

/** `open-console.<SHA-256 in Base64>` */
export type ModuleReference = string

const ALGORITHM = 'sha256-'
/** Of the address, as the build names assets. */
const HASH_DIGITS = 32

export function moduleReference({ url, integrity }: AssetReference): ModuleReference {
  return `${/([^/]+)\.\w+\.js$/.exec(url)![1]}.${integrity.slice(ALGORITHM.length)}`
}

export function moduleAsset(reference: ModuleReference): AssetReference {
  const [name, digest = ''] = reference.split('.')
  const hex = hexDigits(Array.from(atob(digest), (byte) => byte.charCodeAt(0)))
  return { url: `/assets/${name}.${hex.slice(0, HASH_DIGITS)}.js`, integrity: ALGORITHM + digest }
}
