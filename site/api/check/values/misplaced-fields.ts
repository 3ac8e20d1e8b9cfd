// Finds fields that are beside the object they belong in, such as a card's number beside `data`, or wrapped in an
// object that should not exist, such as a whole request in `token`.

import { isRecord } from '../../../model/is-record.ts'
import type { Violation } from '../../contract/violation.ts'
import { escapePointer, valueAt } from './json-pointer.ts'
import type { KnownValue } from './known-value.ts'
import { movedValue, type Move } from './moved-value.ts'
import {
  fieldPointer,
  isMissingField,
  isUnknownField,
  missingBeside,
  takesKnownFieldsOnly,
  type FindViolations,
  type Repair,
} from './repair.ts'

export function misplacedFields(
  violations: readonly Violation[],
  value: KnownValue,
  again: FindViolations,
): Repair | undefined {
  for (const violation of violations) {
    const repair = isUnknownField(violation)
      ? outOf(violation, violations, value)
      : isMissingField(violation) && into(violation, violations, value, again)
    if (repair && putsRight(repair.moves, value, violations, again)) return repair
  }
  return undefined
}

/** Unknown fields that belong in a missing object. */
function into(
  violation: Violation,
  violations: readonly Violation[],
  value: KnownValue,
  again: FindViolations,
): Repair | undefined {
  const fields = violations.flatMap((one) =>
    one.path === violation.path && isUnknownField(one) ? one.property! : [],
  )
  const object = fieldPointer(violation, violation.property!)
  const moves = fields.map((name): Move => [
    fieldPointer(violation, name),
    `${object}/${escapePointer(name)}`,
  ])
  return fields.length > 0 && takesKnownFieldsOnly(object, value, moves, again)
    ? { moves, replacements: new Map([[violation, { ...violation, fields, isMeant: true }]]) }
    : undefined
}

/** An unknown object that wraps the missing fields. */
function outOf(
  violation: Violation,
  violations: readonly Violation[],
  { json }: KnownValue,
): Repair | undefined {
  const { path } = violation
  const from = fieldPointer(violation, violation.property!)
  const object = valueAt(json, from)
  if (!isRecord(object)) return undefined
  const fields = Object.keys(object)
  const around = valueAt(json, path) as object
  const missing = missingBeside(violation, violations)
  if (!fields.some((name) => missing.includes(name)) || fields.some((name) => name in around))
    return undefined
  const moves = fields.map((name): Move => [`${from}/${escapePointer(name)}`, fieldPointer(violation, name)])
  return { moves, replacements: new Map([[violation, { ...violation, fields }]]) }
}

/** True if the move leaves fewer violations, and no moved field is unknown in its new place. */
function putsRight(
  moves: Move[],
  value: KnownValue,
  violations: readonly Violation[],
  again: FindViolations,
): boolean {
  const left = again(movedValue(value, moves))
  const places = new Set(moves.map(([, to]) => to))
  return (
    left.length < violations.length &&
    !left.some((one) => isUnknownField(one) && places.has(fieldPointer(one, one.property!)))
  )
}
