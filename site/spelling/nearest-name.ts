// Finds the correct name closest to a misspelt one. Suggests nothing rather than something unlikely.

import { distance } from 'fastest-levenshtein'

/** Share of a name that may differ before a match becomes unlikely. */
const MAX_DIFFERENCE = 0.34
/** Short names may always differ by this many letters. */
const MIN_EDITS = 1

/**
 * The candidate closest to `name` by edit distance, at most `most` edits away, ignoring case. Prefixes up to a
 * separator do not count: `token:view` is not close to `token:use`.
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const wanted = name.toLowerCase()
  let best: string | undefined
  let bestEdits = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    const own = name.length - sharedParts(wanted, other)
    const limit = Math.min(most, Math.max(MIN_EDITS, Math.floor(own * MAX_DIFFERENCE)))
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue
    const edits = editsBetween(wanted, other)
    if (edits > limit) continue
    if (edits < bestEdits || (edits === bestEdits && best !== undefined && candidate < best)) {
      best = candidate
      bestEdits = edits
    }
  }
  return best
}

/** Length of the leading parts that both names share: `token:`. */
function sharedParts(name: string, candidate: string): number {
  let shared = 0
  for (let at = 0; at < name.length && name[at] === candidate[at]; at++)
    if (/[.:]/.test(name[at]!)) shared = at + 1
  return shared
}

/** Edit distance, counting two swapped letters as one edit. */
function editsBetween(wanted: string, candidate: string): number {
  const edits = distance(wanted, candidate)
  return edits === 2 && sortLetters(wanted) === sortLetters(candidate) ? 1 : edits
}

function sortLetters(text: string): string {
  return [...text].sort().join('')
}
