// Reads the list of blobs that make up the search data.

import type { Hash, PartRun, SearchDirectory } from '#site/model/release.ts'
import type { ReadContext, ReleaseStore } from './release-store.ts'

/**
 * What earlier releases have in place of `places`: pieces as they are, or the value of each part. The names differ because
 * during a rollout the Workers of both read each other's directories, and one that sent a compressed piece as it is, or
 * counted runs as values, would have browsers keep a wrong part for years.
 */
interface EarlierDirectory extends Omit<SearchDirectory, 'places'> {
  runs: PartRun[]
  parts: Hash[]
}

/** Parsed once for each directory: this release's, and older ones that open tabs still use. */
const known = new WeakMap<Uint8Array, SearchDirectory | undefined>()

/** Undefined if the blob is not a directory. */
export async function readDirectory(
  store: ReleaseStore,
  directory: Hash,
  context: ReadContext,
): Promise<SearchDirectory | undefined> {
  const bytes = await store.read(directory, context)
  if (!known.has(bytes)) known.set(bytes, parseDirectory(new TextDecoder().decode(bytes)))
  return known.get(bytes)
}

function parseDirectory(text: string): SearchDirectory | undefined {
  const stored = parseJson(text) as Partial<SearchDirectory & EarlierDirectory> | null | undefined
  if (Array.isArray(stored?.places)) return stored as SearchDirectory
  const { runs, parts, files } = (stored ?? {}) as EarlierDirectory
  if (Array.isArray(runs)) return { places: runs, files }
  if (Array.isArray(parts)) return { places: parts.map((value) => ({ value, count: 1 })), files }
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
