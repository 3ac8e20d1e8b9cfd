// Resolves a schema: follows its reference and merges the parts of `allOf`.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'

interface ResolvedSchema {
  schema: JsonSchema
  /** Name of the component, if the schema adds nothing to it. */
  component?: string
}

function componentName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(SCHEMA_REF) ? $ref.slice(SCHEMA_REF.length) : undefined
}

/** Keywords beside a `$ref` override those of its target. */
export function resolveSchema(given: JsonSchema, schemas: Schemas): ResolvedSchema {
  const component = componentName(given)
  if (component === undefined) return { schema: mergeParts(given, schemas) }
  const { $ref: _, ...own } = given
  const target = resolveSchema(schemas[component] ?? {}, schemas).schema
  return { schema: { ...target, ...own }, component }
}

function mergeParts(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (!schema.allOf) return schema
  const { allOf, ...own } = schema
  // The name of a part is not the name of the whole.
  const nameless = allOf.map((part) => {
    const { title: _, ...rest } = resolveSchema(part, schemas).schema
    return rest
  })
  const parts: JsonSchema[] = [...nameless, own]
  const merged: JsonSchema = Object.assign({}, ...parts)
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))]
  return {
    ...merged,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}
