// Finds the page that was probably meant by a path that does not exist.

import { nearestName } from '#site/spelling/nearest-name.ts'

/** Sites larger than this are searched by the last segment alone: edit distance over every path takes too long. */
const MAX_COMPARED = 2000
/** How much of the last segment may differ: two files in one folder share most of their path anyway. */
const MAX_DIFFERENCE = 0.34
const MIN_EDITS = 2

/** The page with the most similar path; failing that, the only page with the same last segment. */
export function nearestPath(path: string, pages: ReadonlyMap<string, unknown>): string | undefined {
  const ending = path.slice(path.lastIndexOf('/'))
  const limit = Math.max(MIN_EDITS, Math.floor(ending.length * MAX_DIFFERENCE))
  const nearest = pages.size <= MAX_COMPARED ? nearestName(path, pages.keys(), limit) : undefined
  if (nearest !== undefined) return nearest
  if (ending === '/') return undefined
  const same = [...pages.keys()].filter((candidate) => candidate.endsWith(ending))
  return same.length === 1 ? same[0] : undefined
}
