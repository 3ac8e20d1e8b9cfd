// How a document references a lazily loaded module: its name and digest. The digest is the module's integrity, and its
// first half the hash in its URL, so neither has to be repeated in every document.

import { hexDigits } from './content-hash.ts'
import { HASH_DIGITS, type AssetReference } from '../release.ts'

/** `open-console.<SHA-256 in Base64>` */
export type ModuleReference = string

/** Name of the module that lists those which few readers need, so that documents need not. */
export const MODULE_LIST = 'module-list'

const ALGORITHM = 'sha256-'

export function moduleReference({ url, integrity }: AssetReference): ModuleReference {
  return `${/([^/]+)\.\w+\.js$/.exec(url)![1]}.${integrity.slice(ALGORITHM.length)}`
}

export function moduleAsset(reference: ModuleReference): AssetReference {
  const [name, digest = ''] = reference.split('.')
  const hex = hexDigits(Array.from(atob(digest), (byte) => byte.charCodeAt(0)))
  return { url: `/assets/${name}.${hex.slice(0, HASH_DIGITS)}.js`, integrity: ALGORITHM + digest }
}
