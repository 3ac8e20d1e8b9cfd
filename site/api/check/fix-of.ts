// What to write in place of what a schema refuses, as one sentence.

import { distance } from 'fastest-levenshtein'
import type { Violation } from '../contract/violation.ts'

/** Share of a name that may differ before it is another name. */
const TOLERANCE = 0.34

/** `place` is how the value is called; `fields` are the names that it may have inside. */
export function fixOf(
  { keyword, message, property }: Violation,
  place: string,
  fields: () => readonly string[] = () => [],
): string {
  if (property !== undefined && (keyword === 'required' || keyword === 'dependentRequired'))
    return `Add \`${property}\` to ${place}.`
  if (property !== undefined && keyword.endsWith('Properties')) {
    const meant = nearest(property, fields())
    return meant === undefined
      ? `Remove \`${property}\` from ${place}.`
      : `Rename \`${property}\` to \`${meant}\`, or remove it.`
  }
  if (keyword === 'oneOf' || keyword === 'anyOf')
    return `Write ${place} in exactly one of the forms listed in the reference.`
  return `Change ${place}: it ${message}.`
}

function nearest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = plain(name)
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(wanted, plain(candidate)) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, candidate.length * TOLERANCE))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.candidate
}

/** `tokenIntentId` is `token_intent_id` to who writes another language. */
const plain = (name: string): string => name.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase()
