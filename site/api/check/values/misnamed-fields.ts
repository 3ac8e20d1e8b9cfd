// Pairs unknown fields with the missing ones that they stand for.

import type { Violation } from '../../contract/violation.ts'
import { lettersOf } from '../../../spelling/letters-of.ts'
import { nameInOtherWords } from '../../../spelling/name-in-other-words.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { KnownValue } from './known-value.ts'
import { isAtOrBelow } from '../../../model/urls.ts'
import { movedValue, type Move } from './moved-value.ts'
import { refusesText } from './refuses-text.ts'
import {
  fieldPointer,
  isUnknownField,
  missingBeside,
  takesKnownFieldsOnly,
  type FindViolations,
  type Repair,
} from './repair.ts'

export function misnamedFields(
  violations: readonly Violation[],
  value: KnownValue,
  again: FindViolations,
): Repair | undefined {
  const repair: Repair = { moves: [], replacements: new Map() }
  for (const violation of violations) {
    const { property } = violation
    if (property === undefined || !isUnknownField(violation)) continue
    const missing = missingBeside(violation, violations)
    const meant =
      missing.find((name) => lettersOf(name) === lettersOf(property)) ??
      nearestName(property, missing) ??
      meantByValue(violation, missing, value, again)
    if (meant === undefined) continue
    repair.moves.push([fieldPointer(violation, property), fieldPointer(violation, meant)])
    repair.replacements.set(violation, { ...violation, meant })
  }
  return repair.moves.length > 0 ? repair : undefined
}

/**
 * The missing field that the name paraphrases and whose schema the value fits, or else the only one whose fields the
 * value has, or whose form.
 */
function meantByValue(
  violation: Violation,
  missing: readonly string[],
  value: KnownValue,
  again: FindViolations,
): string | undefined {
  const from = fieldPointer(violation, violation.property!)
  const fits = (name: string, isFit: (move: Move, left: Violation[]) => boolean): boolean => {
    const move: Move = [from, fieldPointer(violation, name)]
    return isFit(move, again(movedValue(value, [move])))
  }
  const other = nameInOtherWords(violation.property!, missing, { mayLeaveOut: true })
  const isOfType = ([, to]: Move, left: Violation[]): boolean =>
    !left.some(({ path, keyword }) => path === to && keyword === 'type')
  if (other !== undefined && fits(other, isOfType)) return other
  const isWhole = (move: Move, left: Violation[]): boolean =>
    !left.some(({ path }) => isAtOrBelow(path, move[1])) &&
    takesKnownFieldsOnly(move[1], value, [move], again)
  // Another text would not do: it must be a URL, or one of some values.
  const isOfForm = (move: Move, left: Violation[]): boolean =>
    !left.some(({ path }) => isAtOrBelow(path, move[1])) &&
    refusesText(movedValue(value, [move]), move[1], again)
  const only = (isFit: (move: Move, left: Violation[]) => boolean): string | undefined => {
    const found = missing.filter((name) => fits(name, isFit))
    return found.length === 1 ? found[0] : undefined
  }
  return only(isWhole) ?? only(isOfForm)
}
