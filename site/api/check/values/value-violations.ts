// Validates a value of which some parts may be unknown, and reports only what is certain.

import type { JsonSchema } from '../../contract/contract.ts'
import type { Validate, Violation } from '../../contract/violation.ts'
import type { KnownValue } from './known-value.ts'
import { isAtOrBelow } from '../../../model/urls.ts'
import { isTextCheck } from './text-checks.ts'
import { withoutConsequences } from './without-consequences.ts'
import { withTypesRight } from './wrong-types.ts'

/** Keywords that may fail because of an unknown part of the value. */
const COMBINING = new Set(['oneOf', 'anyOf', 'not', 'if', 'dependentRequired', 'uniqueItems', 'contains'])

const ALTERNATIVES = new Set(['oneOf', 'anyOf'])

export function valueViolations(schema: JsonSchema, value: KnownValue, validate: Validate): Violation[] {
  const again = (corrected: KnownValue): Violation[] => certainViolations(schema, corrected, validate)
  return withTypesRight(withoutConsequences(again(value), value, again), value, again)
}

function certainViolations(schema: JsonSchema, value: KnownValue, validate: Validate): Violation[] {
  const partial = value.partial === true || value.open.has('')
  const certain = validate(schema, value.json, { closed: true, partial }).filter((one) =>
    isCertain(one, value),
  )
  // The allowed values of the object's own type say everything that the general list says.
  const fewest = (one: Violation): boolean =>
    !certain.some(
      ({ path, allowed }) =>
        path === one.path && allowed && one.allowed && allowed.length < one.allowed.length,
    )
  // A value of the wrong type matches no alternative either.
  const wrongType = new Set(certain.flatMap(({ path, keyword }) => (keyword === 'type' ? path : [])))
  return onePerValue(
    certain.filter((one) => fewest(one) && (!ALTERNATIVES.has(one.keyword) || !wrongType.has(one.path))),
  )
}

/** The violations of a single value, in the order in which to fix them. */
const ORDER = ['type', 'const', 'enum', 'minLength', 'maxLength', 'format', 'pattern']
const orderOf = ({ keyword }: Violation): number => {
  const order = ORDER.indexOf(keyword)
  return order < 0 && isTextCheck(keyword) ? ORDER.length : order
}

/** A value of the wrong type is not among the allowed values either. Of several types, the widest choice is correct. */
function onePerValue(violations: Violation[]): Violation[] {
  const first = new Map<string, Violation>()
  for (const one of violations) {
    const known = first.get(one.path)
    if (orderOf(one) < 0) continue
    const isFirst = !known || orderOf(one) < orderOf(known)
    const isWider = known?.keyword === one.keyword && one.message.length > known.message.length
    if (isFirst || (one.keyword === 'type' && isWider)) first.set(one.path, one)
  }
  return violations.filter((one) => orderOf(one) < 0 || first.get(one.path) === one)
}

function isCertain({ path, keyword, than }: Violation, { holes, open }: KnownValue): boolean {
  for (const [hole, kind] of holes) {
    if (path === hole && kind === 'string' && keyword === 'type') return true
    if (isAtOrBelow(path, hole) || (than !== undefined && isAtOrBelow(than, hole))) return false
    if (isAtOrBelow(hole, path) && COMBINING.has(keyword)) return false
  }
  for (const part of open) {
    if (path === part && (keyword === 'required' || keyword.startsWith('min'))) return false
    if (isAtOrBelow(part, path) && COMBINING.has(keyword)) return false
  }
  return true
}
