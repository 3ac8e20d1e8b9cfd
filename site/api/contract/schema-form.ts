// Strict and loose variants of the contract's schemas: closed (no unknown fields) and partial (nothing required).

import type { JsonSchema } from './contract.ts'
import { SCHEMA_REF } from './schema-ref.ts'
import type { ValidateOptions } from './violation.ts'

interface SchemaForm {
  /** The components in this variant. */
  components: Record<string, JsonSchema>
  /** The variant of a value's schema; its references lead to components of the same variant. */
  ofValue(schema: JsonSchema): JsonSchema
}

type SchemaMap = Record<string, JsonSchema>

export function schemaForm(schemas: SchemaMap, { closed, partial }: ValidateOptions): SchemaForm {
  /** For a schema that describes a complete value: an object's field, an array's items, a component. */
  function ofValue(schema: JsonSchema): JsonSchema {
    const inner = ofPart(schema)
    if (!closed || !namesFields(schema, schemas, new Set())) return inner
    // Added beside `$ref` and `allOf` too: unevaluatedProperties sees the fields of all of them.
    return { ...inner, unevaluatedProperties: false }
  }

  /** For a schema that may be one of several describing the same value. */
  function ofPart(schema: JsonSchema): JsonSchema {
    if (typeof schema !== 'object') return schema
    const { allOf, oneOf, anyOf, items, properties, additionalProperties, ...rest } = schema
    const result: JsonSchema = { ...rest }
    if (allOf) result.allOf = allOf.map(ofPart)
    if (anyOf) result.anyOf = anyOf.map(ofPart)
    // A fragment may match several alternatives.
    if (oneOf) result[partial && !anyOf ? 'anyOf' : 'oneOf'] = oneOf.map(ofPart)
    if (items) result.items = ofValue(items)
    if (properties) result.properties = mapValues(properties, ofValue)
    if (additionalProperties !== undefined) {
      result.additionalProperties =
        typeof additionalProperties === 'object' ? ofValue(additionalProperties) : additionalProperties
    }
    if (partial) {
      for (const keyword of ['required', 'dependentRequired', 'minProperties', 'if', 'then', 'else', 'not']) {
        delete result[keyword]
      }
    }
    return result
  }

  return { components: mapValues(schemas, ofPart), ofValue }
}

/** True if the schema, or one that it is composed of, lists fields. */
function namesFields(schema: JsonSchema, schemas: SchemaMap, seen: Set<string>): boolean {
  if (typeof schema !== 'object') return false
  if (schema.properties) return true
  if (schema.$ref !== undefined && !seen.has(schema.$ref)) {
    seen.add(schema.$ref)
    const target = schemas[schema.$ref.slice(SCHEMA_REF.length)]
    if (target && namesFields(target, schemas, seen)) return true
  }
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return parts.some((part) => namesFields(part, schemas, seen))
}

function mapValues(map: SchemaMap, change: (schema: JsonSchema) => JsonSchema): SchemaMap {
  return Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, change(schema)]))
}
