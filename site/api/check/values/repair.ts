// Repairs of a value: renamed or moved fields, and whether one leaves fewer violations.

import { isRecord } from '../../../model/is-record.ts'
import type { Violation } from '../../contract/violation.ts'
import { escapePointer, valueAt } from './json-pointer.ts'
import type { KnownValue } from './known-value.ts'
import { movedValue, type Move } from './moved-value.ts'

export interface Repair {
  moves: Move[]
  /** The violations that name the repair, which replace the ones it resolves. */
  replacements: Map<Violation, Violation>
}

export type FindViolations = (value: KnownValue) => Violation[]

export const isUnknownField = ({ keyword, property }: Violation): boolean =>
  property !== undefined && keyword.endsWith('Properties')

export const isMissingField = ({ keyword, property }: Violation): boolean =>
  property !== undefined && (keyword === 'required' || keyword === 'dependentRequired')

/** Names of the fields missing at the violation's place. */
export const missingBeside = ({ path }: Violation, violations: readonly Violation[]): string[] =>
  violations.flatMap((one) => (one.path === path && isMissingField(one) ? one.property! : []))

/** JSON Pointer of a field that is missing or unknown. */
export const fieldPointer = ({ path }: Violation, property: string): string =>
  `${path}/${escapePointer(property)}`

/** True if the moved values are objects with no unknown field: a schema that allows anything proves nothing. */
export function takesKnownFieldsOnly(
  pointer: string,
  value: KnownValue,
  moves: Move[],
  again: FindViolations,
): boolean {
  const odd = movedValue(value, moves)
  const object = valueAt(odd.json, pointer)
  if (!isRecord(object)) return false
  object['?'] = 0
  return again(odd).some((one) => one.path === pointer && isUnknownField(one) && one.property === '?')
}
