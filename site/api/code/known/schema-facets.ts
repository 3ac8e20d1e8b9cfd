// The fields and items that a schema defines for a value, with references and alternatives merged.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'

export interface Facets {
  /** Fields by their name in the API. */
  fields: ReadonlyMap<string, JsonSchema>
  /** The schema of an object's values when its keys are free. */
  values?: JsonSchema
  items?: JsonSchema
  /** Keys and values are both free. */
  free: boolean
  /** The fields come from alternatives, for which SDKs have no single type. */
  mixed: boolean
}

export function facetsOf(schema: JsonSchema | undefined, schemas: Schemas): Facets {
  const fields = new Map<string, JsonSchema>()
  const facets: Facets = { fields, free: false, mixed: false }
  const parts = schema ? [...partsOf(schema, schemas, new Set())] : []
  for (const { part, alternative } of parts) {
    for (const [name, field] of Object.entries(part.properties ?? {}))
      if (!fields.has(name)) fields.set(name, field)
    if (part.properties && alternative) facets.mixed = true
    if (part.items) facets.items ??= part.items
    if (typeof part.additionalProperties === 'object') facets.values ??= part.additionalProperties
    if (isFreeObject(part)) facets.free = true
  }
  if (fields.size === 0 && !facets.values) facets.free = true
  return facets
}

/** The schema and every subschema that applies to the same value. */
function* partsOf(
  schema: JsonSchema,
  schemas: Schemas,
  seen: Set<string>,
  alternative = false,
): Generator<{ part: JsonSchema; alternative: boolean }> {
  yield { part: schema, alternative }
  if (schema.$ref !== undefined && !seen.has(schema.$ref)) {
    seen.add(schema.$ref)
    const target = schemas[schema.$ref.slice(SCHEMA_REF.length)]
    if (target) yield* partsOf(target, schemas, seen, alternative)
  }
  for (const part of schema.allOf ?? []) yield* partsOf(part, schemas, seen, alternative)
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* partsOf(part, schemas, seen, true)
}

/** `type: object` with no constraints on its content. */
function isFreeObject(part: JsonSchema): boolean {
  if (
    part.properties ||
    part.additionalProperties === false ||
    typeof part.additionalProperties === 'object'
  ) {
    return false
  }
  return (
    part.additionalProperties === true ||
    (!part.allOf && !part.anyOf && !part.oneOf && hasType(part, 'object'))
  )
}

function hasType({ type }: JsonSchema, name: string): boolean {
  return [type ?? []].flat().includes(name)
}

/** A valid value, as far as the schema allows one to be derived: stands in for what a sample leaves to the reader. */
export function exampleOf(schema: JsonSchema | undefined, schemas: Schemas): unknown {
  if (!schema) return 'sample'
  for (const { part } of partsOf(schema, schemas, new Set())) {
    if (part.examples?.length) return part.examples[0]
    if (part.default !== undefined) return part.default
    if (part.const !== undefined) return part.const
    if (part.enum?.length) return part.enum[0]
  }
  for (const { part } of partsOf(schema, schemas, new Set())) {
    const [type] = [part.type ?? []].flat()
    if (type === 'integer' || type === 'number') return part.minimum ?? 1
    if (type === 'boolean') return true
    if (type === 'array') return []
    if (type === 'object') return {}
  }
  return 'sample'
}
