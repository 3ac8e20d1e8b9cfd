// Puts a body together from the examples that a schema's properties have, for a contract that gives no whole one.

import type { JsonSchema } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import type { OpenApiSchema } from './linted-document.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com',
  uuid: 'c06d0789-0a38-40be-b7cc-c28a718f76f1',
}

/** Undefined where the schema says too little: what a pattern wants cannot be guessed. */
export function schemaExample(given: JsonSchema, schemas: Schemas, within: readonly string[] = []): unknown {
  const { $ref, ...beside } = given
  if ($ref !== undefined) {
    const name = $ref.slice(SCHEMA_REF.length)
    const target = schemas[name]
    if (!target || within.includes(name)) return undefined
    return schemaExample({ ...target, ...beside }, schemas, [...within, name])
  }
  const own = statedExample(given)
  if (own !== undefined) return own
  const [form] = given.oneOf ?? given.anyOf ?? []
  const parts = [...(given.allOf ?? []), ...(form ? [form] : [])]
  if (given.properties || parts.length > 0) return objectExample(given, parts, schemas, within)
  const [type] = [given.type ?? []].flat()
  if (type === 'array') {
    const item = given.items && schemaExample(given.items, schemas, within)
    return item === undefined ? undefined : [item]
  }
  return plainExample(type, given)
}

function statedExample(schema: OpenApiSchema): unknown {
  return [schema.example, schema.examples?.[0], schema.const, schema.default, schema.enum?.[0]].find(
    (value) => value !== undefined,
  )
}

/** The properties that are required, and those that have an example; undefined if a required one has none. */
function objectExample(
  { properties = {}, required = [] }: JsonSchema,
  parts: readonly JsonSchema[],
  schemas: Schemas,
  within: readonly string[],
): unknown {
  const whole: Record<string, unknown> = {}
  for (const part of parts) {
    const value = schemaExample(part, schemas, within)
    if (typeof value !== 'object' || value === null) return parts.length === 1 ? value : undefined
    Object.assign(whole, value)
  }
  for (const [name, property] of Object.entries(properties)) {
    if (property.readOnly === true) continue
    const value = schemaExample(property, schemas, within)
    if (value !== undefined) whole[name] = value
  }
  return required.every((name) => Object.hasOwn(whole, name)) ? whole : undefined
}

function plainExample(type: string | undefined, { format = '', pattern, minimum }: JsonSchema): unknown {
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (type !== 'string' || pattern !== undefined) return undefined
  return BY_FORMAT[format] ?? 'string'
}
