// Reads the list of blobs that make up the search data.

import type { Hash, SearchDirectory } from '#site/model/release.ts'
import type { ReadContext, ReleaseStore } from './release-store.ts'

/** Parsed once for each directory: this release's, and older ones that open tabs still use. */
const known = new WeakMap<Uint8Array, SearchDirectory>()

export async function readDirectory(
  store: ReleaseStore,
  directory: Hash,
  context: ReadContext,
): Promise<SearchDirectory> {
  const bytes = await store.read(directory, context)
  let parsed = known.get(bytes)
  if (!parsed) {
    parsed = JSON.parse(new TextDecoder().decode(bytes)) as SearchDirectory
    known.set(bytes, parsed)
  }
  return parsed
}
