// Suggests a fix for a schema violation, as one sentence.

import type { Violation } from '../contract/violation.ts'
import { lettersOf } from './names/letters-of.ts'
import { nearestName } from './names/nearest-name.ts'

/** `place` is what the value is called; `fields` are the names allowed inside it. */
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

/** Ignores case and separators: `tokenIntentId` is `token_intent_id` in another language. */
function nearest(name: string, candidates: readonly string[]): string | undefined {
  const byLetters = new Map(candidates.map((candidate) => [lettersOf(candidate), candidate]))
  const wanted = lettersOf(name)
  return byLetters.get(wanted) ?? byLetters.get(nearestName(wanted, byLetters.keys()) ?? '')
}
