// What a parameter is sent with, where only a schema elsewhere says it.

import type { Schemas } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { statedExample, type OpenApiSchema } from './schema-example.ts'

/** The value that a component names, or the items of a list. Of the schema's own values, samples know all but `example`. */
export function parameterValue(
  schema: OpenApiSchema = {},
  schemas: Schemas = {},
  within: readonly string[] = [],
): unknown {
  const { $ref } = schema
  if ($ref !== undefined) {
    const target = within.includes($ref) ? undefined : schemas[$ref.slice(SCHEMA_REF.length)]
    return target && (statedExample(target) ?? parameterValue(target, schemas, [...within, $ref]))
  }
  const own = statedExample(schema)
  if (own !== undefined) return schema.example
  if (schema.items === undefined) return undefined
  const item = parameterValue(schema.items, schemas, within) ?? statedExample(schema.items)
  return item === undefined ? undefined : [item]
}
