// The contract's example of the value at a place.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { inSomeCase, partsAt } from './schema-parts.ts'

/** Undefined if there is none, or if values of several kinds are allowed there. */
export function exampleAt(schema: JsonSchema, schemas: Schemas, path: string): unknown {
  const at = (pointer: string): unknown => {
    const parts = partsAt(schema, schemas, pointer, inSomeCase)
    const examples = new Set(parts.flatMap((part) => part.examples?.slice(0, 1) ?? []))
    return examples.size === 1 ? [...examples][0] : undefined
  }
  const around = /^(.*)\/\d+$/.exec(path)?.[1]
  const list = around === undefined ? undefined : at(around)
  return at(path) ?? (Array.isArray(list) ? list[0] : undefined)
}
