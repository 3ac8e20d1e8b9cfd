// The stricter and the looser forms of the contract's schemas: closed (no unknown fields) and partial (nothing required).

import type { JsonSchema } from './contract.ts'
import type { ValidateOptions } from './violation.ts'

export interface SchemaForm {
  /** The components in that form. */
  components: Record<string, JsonSchema>
  /** A schema of a value in that form; its references lead to the components in the same form. */
  ofValue(schema: JsonSchema): JsonSchema
}

type SchemaMap = Record<string, JsonSchema>

const REF = '#/components/schemas/'

export function schemaForm(schemas: SchemaMap, { closed, partial }: ValidateOptions): SchemaForm {
  /** The schema describes a whole value: an object's fields, an array's items, a component that is used for one. */
  function ofValue(schema: JsonSchema): JsonSchema {
    const inner = ofPart(schema)
    if (!closed || !namesFields(schema, schemas, new Set())) return inner
    // Beside `$ref` and `allOf` too: it sees what all of them have named.
    return { ...inner, unevaluatedProperties: false }
  }

  /** The schema may be one of several that describe the same value. */
  function ofPart(schema: JsonSchema): JsonSchema {
    if (typeof schema !== 'object') return schema
    const { allOf, oneOf, anyOf, items, properties, additionalProperties, ...rest } = schema
    const result: JsonSchema = { ...rest }
    if (allOf) result.allOf = allOf.map(ofPart)
    if (anyOf) result.anyOf = anyOf.map(ofPart)
    // A fragment may fit several alternatives.
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

/** True where the schema, or one that it is made of, lists fields. */
function namesFields(schema: JsonSchema, schemas: SchemaMap, seen: Set<string>): boolean {
  if (typeof schema !== 'object') return false
  if (schema.properties) return true
  if (schema.$ref !== undefined && !seen.has(schema.$ref)) {
    seen.add(schema.$ref)
    const target = schemas[schema.$ref.slice(REF.length)]
    if (target && namesFields(target, schemas, seen)) return true
  }
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return parts.some((part) => namesFields(part, schemas, seen))
}

function mapValues(map: SchemaMap, change: (schema: JsonSchema) => JsonSchema): SchemaMap {
  return Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, change(schema)]))
}
