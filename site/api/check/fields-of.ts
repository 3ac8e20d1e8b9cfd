// Lists the fields that a schema defines for the value at a path: its own, and those of every subschema it is composed
// of.

import type { JsonSchema, Schemas } from '../contract/contract.ts'
import { inSomeCase, partsAt } from './values/schema-parts.ts'

/** `path` is a JSON Pointer into the value; empty for the value itself. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas, path = ''): string[] {
  const parts = partsAt(schema, schemas, path, inSomeCase)
  return [...new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})))]
}
