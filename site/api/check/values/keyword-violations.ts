// Checks a value by the contract's own keywords, which no validator knows: `x-check` names a property of a string, and
// `x-unique` the field in which no two items of an array may be equal.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { Violation } from '../../contract/violation.ts'
import { escapePointer } from './json-pointer.ts'
import { partsBelow, partsOf } from './schema-parts.ts'
import { failedCheck, isTextCheck } from './text-checks.ts'

const MAX_DEPTH = 40

/** True for a violation that this module reports. */
export const isOwnKeyword = (keyword: string): boolean => keyword === 'x-unique' || isTextCheck(keyword)

/** `fits`: true if the value is valid by the schema alone. */
export function keywordViolations(
  schema: JsonSchema,
  schemas: Schemas,
  json: unknown,
  fits: (schema: JsonSchema, value: unknown) => boolean,
): Violation[] {
  const found: Violation[] = []
  const visit = (value: unknown, path: string, given: readonly JsonSchema[], depth: number): void => {
    const parts = new Set(
      given.flatMap((part) =>
        // An alternative applies to some values only, so it says nothing about this one.
        partsOf(part, schemas, ({ allOf = [], if: condition, then, else: otherwise }) => [
          ...allOf,
          condition === undefined ? undefined : fits(condition as JsonSchema, value) ? then : otherwise,
        ]),
      ),
    )
    for (const { 'x-check': check, 'x-unique': field } of parts) {
      if (typeof check === 'string' && typeof value === 'string') {
        const message = failedCheck(check, value)
        if (message !== undefined) found.push({ path, keyword: check, message })
      }
      if (typeof field === 'string' && Array.isArray(value)) found.push(...repeated(value, field, path))
    }
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
    for (const [name, member] of Object.entries(value)) {
      const below = [...parts].flatMap((part) => partsBelow(part, name))
      if (below.length > 0) visit(member, `${path}/${escapePointer(name)}`, below, depth + 1)
    }
  }
  visit(json, '', [schema], 0)
  return found
}

/** Items whose field repeats that of an earlier one. */
function repeated(items: readonly unknown[], field: string, path: string): Violation[] {
  const first = new Map<unknown, number>()
  const pointerOf = (at: number): string => `${path}/${at}/${escapePointer(field)}`
  return items.flatMap((item, index): Violation[] => {
    const value = (item as Record<string, unknown> | null | undefined)?.[field]
    if (value === undefined) return []
    const earlier = first.get(value)
    if (earlier === undefined) {
      first.set(value, index)
      return []
    }
    const than = pointerOf(earlier)
    return [{ path: pointerOf(index), keyword: 'x-unique', message: `must differ from \`${than}\``, than }]
  })
}
