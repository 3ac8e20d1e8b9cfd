// Validates a value of which some parts may be unknown, and reports only what is certain.

import { isPlaceholder } from '../../curl/placeholder.ts'
import type { JsonSchema } from '../contract/contract.ts'
import type { Validate, Violation } from '../contract/violation.ts'
import { escapePointer } from './json-pointer.ts'
import { withoutConsequences } from './without-consequences.ts'

export interface KnownValue {
  json: unknown
  /** Pointers of unknown values; `string` if they are certainly strings. */
  holes: ReadonlyMap<string, 'string' | 'any'>
  /** Pointers of objects and arrays that are only partly written out. */
  open: ReadonlySet<string>
  /** Required fields may be elsewhere. */
  partial?: boolean
}

/** Keywords that may fail because of an unknown part of the value. */
const COMBINING = new Set(['oneOf', 'anyOf', 'not', 'if', 'dependentRequired', 'uniqueItems', 'contains'])

const ALTERNATIVES = new Set(['oneOf', 'anyOf'])

/** A value that is written out, but for the placeholders in it. */
export function writtenValue(json: unknown): KnownValue {
  const holes = new Map<string, 'string'>()
  const open: [value: unknown, pointer: string][] = [[json, '']]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, pointer] = next
    if (typeof value === 'string' && isPlaceholder(value)) holes.set(pointer, 'string')
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value))
      open.push([member, `${pointer}/${escapePointer(name)}`])
  }
  return { json, holes, open: new Set() }
}

export function valueViolations(schema: JsonSchema, value: KnownValue, validate: Validate): Violation[] {
  const again = (corrected: KnownValue): Violation[] => certainViolations(schema, corrected, validate)
  return withoutConsequences(again(value), value, again)
}

function certainViolations(schema: JsonSchema, value: KnownValue, validate: Validate): Violation[] {
  const partial = value.partial === true || value.open.has('')
  const certain = validate(schema, value.json, { closed: true, partial }).filter((one) =>
    isCertain(one, value),
  )
  // Of the wrong type, a value fits no alternative either.
  const wrongType = new Set(certain.flatMap(({ path, keyword }) => (keyword === 'type' ? path : [])))
  return certain.filter(({ path, keyword }) => !ALTERNATIVES.has(keyword) || !wrongType.has(path))
}

function isCertain({ path, keyword }: Violation, { holes, open }: KnownValue): boolean {
  for (const [hole, kind] of holes) {
    if (path === hole && kind === 'string' && keyword === 'type') return true
    if (isWithin(path, hole)) return false
    if (isWithin(hole, path) && COMBINING.has(keyword)) return false
  }
  for (const part of open) {
    if (path === part && (keyword === 'required' || keyword.startsWith('min'))) return false
    if (isWithin(part, path) && COMBINING.has(keyword)) return false
  }
  return true
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`)
}
