// Suggests a fix for a schema violation, as one sentence.

import type { Violation } from '../contract/violation.ts'
import { asSentence } from './as-sentence.ts'
import { fewNames } from './few-names.ts'
import { isTextCheck } from './values/text-checks.ts'
import { movedText } from './moved-text.ts'
import { nearestField } from '../../spelling/nearest-field.ts'

/** `place` is what the value is called; `fields` are the names allowed inside it, `example` a right value. */
export function fixOf(
  { keyword, message, property, meant: missing, fields: moved }: Violation,
  place: string,
  fields: () => readonly string[] = () => [],
  example: () => unknown = () => undefined,
): string {
  if (moved) return asSentence(movedText(keyword, property!, moved))
  if (missing !== undefined) return `Rename \`${property}\` to \`${missing}\`.`
  if (property !== undefined && (keyword === 'required' || keyword === 'dependentRequired'))
    return `Add \`${property}\` to ${place}.`
  if (property !== undefined && keyword.endsWith('Properties')) {
    const known = fields()
    const meant = nearestField(property, known)
    const choice = fewNames(known)
    return meant === undefined
      ? `Remove \`${property}\` from ${place}${choice === undefined ? '' : `, or use one of ${choice}`}.`
      : `Rename \`${property}\` to \`${meant}\`, or remove it.`
  }
  if (keyword === 'oneOf' || keyword === 'anyOf')
    return `Write ${place} in exactly one of the forms listed in the reference.`
  // An example says more than a pattern, and of a year in two digits more than a limit.
  const isForm = /^(?:format|pattern|minimum)$/.test(keyword) || isTextCheck(keyword)
  const like = isForm ? example() : undefined
  if (like !== undefined) return `Write ${place} like \`${JSON.stringify(like)}\`.`
  return `Change ${place}: it ${message}.`
}
