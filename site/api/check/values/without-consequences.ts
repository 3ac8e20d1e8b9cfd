// A field that is misspelt is also missing under its right name, and may fit no alternative for that. Only the misspelling
// is a fault: what is still wrong once the field has its right name is told beside it.

import type { Violation } from '../../contract/violation.ts'
import { escapePointer, valueAt } from './json-pointer.ts'
import { lettersOf } from '../names/letters-of.ts'
import { nearestName } from '../names/nearest-name.ts'
import type { KnownValue } from './known-value.ts'

interface Misspelt {
  violation: Violation
  /** The field that is missing. */
  meant: string
}

export function withoutConsequences(
  violations: Violation[],
  value: KnownValue,
  again: (value: KnownValue) => Violation[],
): Violation[] {
  const misspelt = violations.flatMap((violation): Misspelt[] => {
    const meant = meantBy(violation, violations)
    return meant === undefined ? [] : [{ violation, meant }]
  })
  if (misspelt.length === 0) return violations
  const left = new Set(again(misspelt.reduce(renamed, value)).map(keyOf))
  return violations.filter(
    (one) => misspelt.some(({ violation }) => violation === one) || left.has(keyOf(one)),
  )
}

const keyOf = ({ path, keyword, property, message }: Violation): string =>
  JSON.stringify([path, keyword, property, message])

function meantBy(
  { path, keyword, property }: Violation,
  violations: readonly Violation[],
): string | undefined {
  if (property === undefined || !keyword.endsWith('Properties')) return undefined
  const missing = violations.flatMap((one) =>
    one.path === path && one.keyword === 'required' ? (one.property ?? []) : [],
  )
  return missing.find((name) => lettersOf(name) === lettersOf(property)) ?? nearestName(property, missing)
}

function renamed(value: KnownValue, { violation: { path, property = '' }, meant }: Misspelt): KnownValue {
  const [from, to] = [property, meant].map((name) => `${path}/${escapePointer(name)}`) as [string, string]
  const moved = (pointer: string): string =>
    pointer === from || pointer.startsWith(`${from}/`) ? to + pointer.slice(from.length) : pointer
  const json = structuredClone(value.json)
  const fields = valueAt(json, path) as Record<string, unknown>
  fields[meant] = fields[property]
  delete fields[property]
  return {
    ...value,
    json,
    holes: new Map([...value.holes].map(([pointer, kind]) => [moved(pointer), kind])),
    open: new Set([...value.open].map(moved)),
  }
}
