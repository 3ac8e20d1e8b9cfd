// Puts values into a server's memory before its Worker requests them, so that a measured request does not include the
// KV simulator, which runs in the same process.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blobKey, type Hash, type Manifest, type SearchDirectory } from '#site/model/release.ts'
import { InternalError } from '../../project/errors.ts'

export async function keepInMemory(
  dist: string,
  { origin }: { origin: string },
  hashes: readonly Hash[],
): Promise<void> {
  for (const hash of hashes) {
    const address = `${origin}/?${new URLSearchParams({ key: blobKey(hash) })}`
    await fetch(address, { method: 'PUT', body: readFileSync(join(dist, 'blobs', hash)) })
  }
}

export function searchBlobs(dist: string): Hash[] {
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
  const { search } = JSON.parse(textOf('manifest.json')) as Manifest
  if (!search) throw new InternalError('the release has no search')
  const { places } = JSON.parse(textOf(`blobs/${search.directory}`)) as SearchDirectory
  const values = places.map(({ value }) => value)
  return [...new Set([search.head, search.directory, ...values])]
}
