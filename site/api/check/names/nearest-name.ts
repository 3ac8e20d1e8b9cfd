// Finds the correct name closest to a misspelt one. Suggests nothing rather than something unlikely.

import { distance } from 'fastest-levenshtein'

/** Share of a name that may differ before a match becomes unlikely. */
const MAX_DIFFERENCE = 0.34
/** Short names may always differ by this many letters. */
const MIN_EDITS = 1

/** The candidate closest to `name` by edit distance, at most `limit` edits away, ignoring case. */
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

/** Edit distance, counting two swapped letters as one edit. */
function editsBetween(wanted: string, candidate: string): number {
  const edits = distance(wanted, candidate)
  return edits === 2 && sortLetters(wanted) === sortLetters(candidate) ? 1 : edits
}

function sortLetters(text: string): string {
  return [...text].sort().join('')
}
