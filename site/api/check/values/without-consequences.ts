// A field with a wrong name or in a wrong place is also missing where it belongs, so the value may match no alternative
// either. Reports only the mistake itself, and whatever is still wrong once it is repaired.

import type { Violation } from '../../contract/violation.ts'
import type { KnownValue } from './known-value.ts'
import { misnamedFields } from './misnamed-fields.ts'
import { misplacedFields } from './misplaced-fields.ts'
import { isAtOrBelow } from '../../../model/urls.ts'
import { movedPointer, movedValue, type Move } from './moved-value.ts'
import type { FindViolations } from './repair.ts'

export function withoutConsequences(
  violations: Violation[],
  value: KnownValue,
  again: FindViolations,
): Violation[] {
  const repair = misnamedFields(violations, value, again) ?? misplacedFields(violations, value, again)
  if (!repair) return violations
  const left = again(movedValue(value, repair.moves))
  const keys = new Set(left.map(keyOf))
  const kept = violations.flatMap((one) => repair.replacements.get(one) ?? (keys.has(keyOf(one)) ? one : []))
  const back = repair.moves.map(([from, to]): Move => [to, from])
  const ofMoved = left.filter(({ path }) => back.some(([to]) => isAtOrBelow(path, to)))
  return [...kept, ...ofMoved.map((one) => ({ ...one, path: movedPointer(one.path, back) }))]
}

const keyOf = ({ path, keyword, property, message }: Violation): string =>
  JSON.stringify([path, keyword, property, message])
