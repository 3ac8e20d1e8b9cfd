// A value of which some parts may be unknown.

import { isPlaceholder } from '../../../curl/placeholder.ts'
import { escapePointer } from './json-pointer.ts'

export interface KnownValue {
  json: unknown
  /** Pointers of unknown values; `string` if they are certainly strings. */
  holes: ReadonlyMap<string, 'string' | 'any'>
  /** Pointers of objects and arrays that are only partly written out. */
  open: ReadonlySet<string>
  /** Required fields may be elsewhere. */
  partial?: boolean
}

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
