// What a parameter is sent with, where only a schema elsewhere says it.

import type { JsonSchema } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { statedExample } from './schema-example.ts'

/** The value that a component names, or the items of a list. The schema's own values are known to samples. */
export function parameterValue(
  schema: JsonSchema = {},
  schemas: Readonly<Record<string, JsonSchema>> = {},
): unknown {
  const { $ref } = schema
  const target = $ref === undefined ? schema : (schemas[$ref.slice(SCHEMA_REF.length)] ?? {})
  if (target.items === undefined) return $ref === undefined ? undefined : statedExample(target)
  const item = parameterValue(target.items, schemas) ?? statedExample(target.items)
  return item === undefined ? undefined : [item]
}
