// The choice of the nearest right name for a wrong one. Gives none rather than a bad one.

import { distance } from 'fastest-levenshtein'

/** Share of a name that may differ before it is no longer what the author meant. */
const MAX_DIFFERENCE = 0.34
/** A short name may differ by this many letters all the same. */
const MIN_EDITS = 1

/** The candidate nearest to `name` by edit distance, at most `limit` edits away; letter case does not count. */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  limit = Math.max(MIN_EDITS, Math.floor(name.length * MAX_DIFFERENCE)),
): string | undefined {
  const wanted = name.toLowerCase()
  let best: string | undefined
  let bestEdits = limit + 1
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue
    const edits = editsBetween(wanted, candidate.toLowerCase())
    if (edits < bestEdits || (edits === bestEdits && best !== undefined && candidate < best)) {
      best = candidate
      bestEdits = edits
    }
  }
  return best
}

/** Edit distance, where two letters that changed places are one edit. */
function editsBetween(wanted: string, candidate: string): number {
  const edits = distance(wanted, candidate)
  return edits === 2 && sortLetters(wanted) === sortLetters(candidate) ? 1 : edits
}

function sortLetters(text: string): string {
  return [...text].sort().join('')
}
