// Checks the expressions in a body, where the contract allows them in strings: each must be closed, name a value and
// use only filters that exist. Whether the value exists depends on data, so that is not checked.

import type { JsonSchema, Schemas } from '../contract/contract.ts'
import type { Violation } from '../contract/violation.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { escapePointer } from './values/json-pointer.ts'
import { inSomeCase, partsBelow, partsOf } from './values/schema-parts.ts'

/** The keyword of a schema whose strings, however deep, may be expressions. */
const MARK = 'x-expressions'
const MAX_DEPTH = 40

export function expressionViolations(
  schema: JsonSchema,
  schemas: Schemas,
  body: unknown,
  filters: readonly string[],
): Violation[] {
  const found: Violation[] = []
  const visit = (value: unknown, path: string, given: readonly JsonSchema[], marked: boolean): void => {
    const parts = given.flatMap((part) => partsOf(part, schemas, inSomeCase))
    const isMarked = marked || parts.some((part) => part[MARK] === true)
    if (typeof value === 'string') {
      const problem = isMarked ? problemOf(value, filters) : undefined
      if (problem) found.push({ path, keyword: 'expression', ...problem })
      return
    }
    if (typeof value !== 'object' || value === null || path.split('/').length > MAX_DEPTH) return
    for (const [name, member] of Object.entries(value)) {
      const below = parts.flatMap((part) => partsBelow(part, name))
      visit(member, `${path}/${escapePointer(name)}`, below, isMarked)
    }
  }
  visit(body, '', [schema], false)
  return found
}

/** Parts between bars; a bar in quotation marks is text. */
const PARTS = /(?:"[^"]*"|'[^']*'|[^|"'])+/g

function problemOf(text: string, filters: readonly string[]): Pick<Violation, 'message' | 'fix'> | undefined {
  for (let from = text.indexOf('{{'); from >= 0; from = text.indexOf('{{', from + 2)) {
    const end = text.indexOf('}}', from + 2)
    if (end < 0) return { message: 'opens an expression that is never closed', fix: 'close it with `}}`' }
    const source = text.slice(from + 2, end)
    if (source.trim() === '')
      return { message: 'has an expression that names no value', fix: 'write `{{ value | filter }}`' }
    const [, ...names] = (source.match(PARTS) ?? []).map(
      (part) => /^\s*([a-z_0-9]+)\s*(?::|$)/.exec(part)?.[1],
    )
    const unknown = names.find((name) => name !== undefined && !filters.includes(name))
    if (unknown === undefined) continue
    const nearest = nearestName(unknown, filters)
    const message = `names the filter \`${unknown}\`, which does not exist`
    return { message, fix: nearest ? `write \`${nearest}\`` : 'use a filter from the reference' }
  }
  return undefined
}
