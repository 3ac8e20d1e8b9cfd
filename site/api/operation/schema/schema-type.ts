// Describes a schema's type in words: "string", "array of objects", "date and time or null".

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { resolveSchema } from './resolve-schema.ts'

const FORMATS: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'date and time',
  date: 'date',
  email: 'email address',
  uri: 'URL',
}
const PLURALS: Record<string, string> = {
  string: 'strings',
  number: 'numbers',
  integer: 'integers',
  boolean: 'booleans',
  object: 'objects',
  array: 'arrays',
  'date and time': 'dates and times',
  date: 'dates',
  'email address': 'email addresses',
}
/** Limit on nested arrays and alternatives. */
const MAX_DEPTH = 3

export function schemaType(given: JsonSchema, schemas: Schemas, depth = 0): string {
  const { schema } = resolveSchema(given, schemas)
  const types = typesOf(schema)
  if (types.length > 0) return oneOfTypes(types.map((type) => typeName(type, schema, schemas, depth)))
  if (schema.properties) return 'object'
  const forms = schema.oneOf ?? schema.anyOf
  if (!forms || depth >= MAX_DEPTH) return impliedType(schema)
  const names = forms.flatMap((form) => schemaType(form, schemas, depth + 1).split(' or '))
  return oneOfTypes([...new Set(names)])
}

/** A union of all JSON types is any JSON. */
function oneOfTypes(names: readonly string[]): string {
  const isAny =
    names.includes('any JSON') ||
    ['object', 'array', 'string', 'number', 'boolean'].every((kind) => names.includes(kind))
  return isAny ? 'any JSON' : names.join(' or ')
}

function typesOf({ type }: JsonSchema): string[] {
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

/** Enums and constants imply their type. */
function impliedType(schema: JsonSchema): string {
  const [value] = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  return value === undefined ? 'any JSON' : typeof value
}

function typeName(type: string, schema: JsonSchema, schemas: Schemas, depth: number): string {
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'string'
  if (type === 'array' && schema.items && depth < MAX_DEPTH) {
    const items = schemaType(schema.items, schemas, depth + 1)
    return `array of ${PLURALS[items] ?? plural(items)}`
  }
  const values = schema.additionalProperties
  if (type !== 'object' || !isMap(schema) || typeof values !== 'object' || depth >= MAX_DEPTH) return type
  const held = schemaType(values, schemas, depth + 1)
  return held === 'any JSON' ? type : `map of ${PLURALS[held] ?? held}`
}

/** A compound type stays singular: "array of string or null" is clear. */
function plural(type: string): string {
  return type.includes(' ') ? type : `${type}s`
}

/** An object with free keys and no known ones. */
function isMap({ properties, additionalProperties }: JsonSchema): boolean {
  return !properties && additionalProperties !== undefined && additionalProperties !== false
}
