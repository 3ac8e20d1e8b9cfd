// Puts a body together from the examples that a schema's properties have, for a contract that gives no whole one.

import { FILE, isFileSchema } from '#site/api/contract/body-types.ts'
import type { JsonSchema, Schemas } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'

/** Of a body: OpenAPI 3.1 still knows the `example` of 3.0. */
export type OpenApiSchema = JsonSchema & { example?: unknown }

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com',
  uuid: 'c06d0789-0a38-40be-b7cc-c28a718f76f1',
}

/** Schemas that refer to each other in all directions would otherwise fill megabytes. */
const OPTIONAL_TO_DEPTH = 2

interface Making {
  /** Names of the schemas around this one. */
  within?: readonly string[]
  /** A response has what is read-only, and not what is write-only. */
  ofResponse?: boolean
  /** Properties that another part of the same object requires. */
  wanted?: readonly string[]
}

/** Undefined where the schema says too little: what a pattern wants cannot be guessed. */
export function schemaExample(given: JsonSchema, schemas: Schemas = {}, making: Making = {}): unknown {
  const { within = [], ofResponse = false, wanted = [] } = making
  const { $ref, ...beside } = given
  if ($ref !== undefined) {
    const name = $ref.slice(SCHEMA_REF.length)
    const target = targetOf(given, schemas)
    if (!target || within.includes(name)) return undefined
    return schemaExample({ ...target, ...beside }, schemas, {
      within: [...within, name],
      ofResponse,
      wanted,
    })
  }
  const own = statedExample(given)
  if (own !== undefined) return own
  const [form] = given.oneOf ?? given.anyOf ?? []
  const parts = [...(given.allOf ?? []), ...(form ? [form] : [])]
  if (given.properties || parts.length > 0)
    return objectExample(given, parts, schemas, { within, ofResponse, wanted })
  const [type] = [given.type ?? []].flat()
  if (type === 'array') {
    const item = given.items && schemaExample(given.items, schemas, { within, ofResponse })
    return item === undefined ? undefined : [item]
  }
  return plainExample(type, given)
}

/** The value that a schema itself names. */
export function statedExample(schema: OpenApiSchema): unknown {
  return [schema.example, schema.examples?.[0], schema.const, schema.default, schema.enum?.[0]].find(
    (value) => value !== undefined,
  )
}

/** All properties that can be filled in, deep down only the required ones; undefined if one of those cannot be. */
function objectExample(
  { properties = {}, required = [] }: JsonSchema,
  parts: readonly JsonSchema[],
  schemas: Schemas,
  making: Required<Making>,
): unknown {
  const { within, ofResponse } = making
  const whole: Record<string, unknown> = {}
  const ofParts = parts.flatMap((part) => requiredOf(part, schemas)).filter((name) => name !== '')
  const around = [...making.wanted, ...required, ...ofParts]
  const wanted = new Set(required)
  for (const part of parts) {
    const value = schemaExample(part, schemas, { ...making, wanted: around })
    if (typeof value === 'object' && value !== null) Object.assign(whole, value)
    // What one part of an object leaves open, another may say.
    else if (value === undefined && parts.length > 1)
      for (const name of requiredOf(part, schemas)) wanted.add(name)
    else return value
  }
  for (const [name, property] of Object.entries(properties)) {
    const isRequired = required.includes(name)
    const isOther = [property, targetOf(property, schemas)].some(
      (one) => one?.[ofResponse ? 'writeOnly' : 'readOnly'] === true,
    )
    if (isOther || (!around.includes(name) && within.length > OPTIONAL_TO_DEPTH)) continue
    const value = schemaExample(property, schemas, { within, ofResponse })
    if (value !== undefined) whole[name] = value
    else if (isRequired && !Object.hasOwn(whole, name)) return undefined
  }
  return [...wanted].every((name) => Object.hasOwn(whole, name)) ? whole : undefined
}

function targetOf({ $ref = '' }: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  return schemas[$ref.slice(SCHEMA_REF.length)]
}

function requiredOf(
  { $ref = '', type, required, properties }: JsonSchema,
  schemas: Schemas,
): readonly string[] {
  const target = targetOf({ $ref }, schemas)
  if (target) return requiredOf(target, schemas)
  // What is no object cannot be a part of one.
  return properties || type === undefined || type === 'object' ? (required ?? []) : ['']
}

function plainExample(type: string | undefined, schema: JsonSchema): unknown {
  const { format = '', pattern, minimum, maximum = 1, minLength = 0, maxLength } = schema
  if (type === 'integer' || type === 'number') return minimum ?? Math.min(1, maximum)
  if (type === 'boolean') return true
  if (isFileSchema(schema)) return FILE
  if (type !== 'string' || pattern !== undefined) return undefined
  return BY_FORMAT[format] ?? 'string'.slice(0, maxLength).padEnd(minLength, '-')
}
