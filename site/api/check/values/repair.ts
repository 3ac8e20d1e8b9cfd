// What would put a value right, and how to tell that it would.

import type { Violation } from '../../contract/violation.ts'
import { escapePointer, valueAt } from './json-pointer.ts'
import type { KnownValue } from './known-value.ts'
import { movedValue, type Move } from './moved-value.ts'

export interface Repair {
  moves: Move[]
  /** The violations that say what to do, in place of those that they stand for. */
  told: Map<Violation, Violation>
}

export type FindViolations = (value: KnownValue) => Violation[]

export const isUnknownField = ({ keyword, property }: Violation): boolean =>
  property !== undefined && keyword.endsWith('Properties')

export const isMissingField = ({ keyword, property }: Violation): boolean =>
  property !== undefined && (keyword === 'required' || keyword === 'dependentRequired')

/** Names of the fields that are missing where the violation is. */
export const missingBeside = ({ path }: Violation, violations: readonly Violation[]): string[] =>
  violations.flatMap((one) => (one.path === path && isMissingField(one) ? one.property! : []))

/** JSON Pointer of a field that is missing or unknown. */
export const fieldPointer = ({ path }: Violation, property: string): string =>
  `${path}/${escapePointer(property)}`

/** True if the moved values are objects whose fields are all known: one that takes anything proves nothing. */
export function takesKnownFieldsOnly(
  pointer: string,
  value: KnownValue,
  moves: Move[],
  again: FindViolations,
): boolean {
  const odd = movedValue(value, moves)
  const object = valueAt(odd.json, pointer)
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return false
  ;(object as Record<string, unknown>)['?'] = 0
  return again(odd).some((one) => one.path === pointer && isUnknownField(one) && one.property === '?')
}
