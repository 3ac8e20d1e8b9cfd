// The contract's example of the value at a place.

import type { JsonSchema } from '../../contract/contract.ts'
import { inSomeCase, partsAt, type Schemas } from './schema-parts.ts'

/** Undefined where there is none, or more than one kind of value may stand there. */
export function exampleAt(schema: JsonSchema, schemas: Schemas, path: string): unknown {
  const parts = partsAt(schema, schemas, path, inSomeCase)
  const examples = new Set(parts.flatMap((part) => part.examples?.slice(0, 1) ?? []))
  return examples.size === 1 ? [...examples][0] : undefined
}
