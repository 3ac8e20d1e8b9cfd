// Derives the form for a schema and value: fields, a list, a choice, alternatives, a text field, or JSON.

import type { JsonSchema } from '../../contract/contract.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'
import type { Validate } from '../../contract/violation.ts'
import { wordsOf } from '../../samples/request/names.ts'

export interface FormFacts {
  schemas: Record<string, JsonSchema>
  validate: Validate
}

export interface Alternative {
  label: string
  schema: JsonSchema
  /** Set if the alternatives differ only in which fields they require. */
  fields?: readonly string[]
}

export interface FormShape {
  kind: 'fields' | 'list' | 'choice' | 'text' | 'json'
  /** When one alternative is chosen, the shape is that of its schema. */
  alternatives: Alternative[]
  fields: { name: string; schema: JsonSchema; required: boolean }[]
  options: unknown[]
  items: JsonSchema
  types: string[]
}

interface Parts {
  types: string[]
  options?: unknown[]
  properties: Map<string, JsonSchema>
  required: Set<string>
  items?: JsonSchema
  alternatives: JsonSchema[]
}

const SCALARS = ['string', 'integer', 'number']

export function formShape(schema: JsonSchema, value: unknown, facts: FormFacts): FormShape {
  const parts: Parts = { types: [], properties: new Map(), required: new Set(), alternatives: [] }
  collect(schema, value, facts, parts, new Set())
  const { properties, required, items = {}, types } = parts
  const options = parts.options ?? (types.length === 1 && types[0] === 'boolean' ? [true, false] : [])
  const alternatives = alternativesOf(parts, facts)
  const kinds = types.filter((type) => type !== 'null')
  return {
    kind: kindOf(parts, options, kinds),
    alternatives,
    fields: [...properties].map(([name, field]) => ({ name, schema: field, required: required.has(name) })),
    options,
    items,
    types: kinds,
  }
}

function kindOf({ properties, items }: Parts, options: unknown[], kinds: string[]): FormShape['kind'] {
  if (options.length > 0) return 'choice'
  if (properties.size > 0) return 'fields'
  if (items && kinds[0] === 'array') return 'list'
  return kinds.length > 0 && kinds.every((kind) => SCALARS.includes(kind)) ? 'text' : 'json'
}

function collect(
  schema: JsonSchema,
  value: unknown,
  facts: FormFacts,
  parts: Parts,
  seen: Set<JsonSchema>,
): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const inner = (part: JsonSchema): void => collect(part, value, facts, parts, seen)
  if (schema.$ref !== undefined) inner(facts.schemas[schema.$ref.slice(SCHEMA_REF.length)] ?? {})
  if (schema.type !== undefined) parts.types = [schema.type].flat()
  if (schema.enum) parts.options = schema.enum
  if (schema.const !== undefined) parts.options = [schema.const]
  if (schema.items) parts.items = schema.items
  for (const name of schema.required ?? []) parts.required.add(name)
  for (const [name, field] of Object.entries(schema.properties ?? {})) parts.properties.set(name, field)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) parts.alternatives = alternatives
  // Subschemas that depend on the value come last: they are more specific.
  for (const part of schema.allOf ?? []) inner(part)
  const condition = schema['if'] as JsonSchema | undefined
  if (!condition) return
  const holds = facts.validate(condition, value).length === 0
  inner((holds ? schema['then'] : schema['else']) as JsonSchema)
}

function alternativesOf({ alternatives, properties }: Parts, facts: FormFacts): Alternative[] {
  const byFields = alternatives.map((schema) => onlyRequired(schema))
  if (byFields.every((fields) => fields !== undefined)) {
    return alternatives.map((schema, index) => ({
      label: byFields[index]!.join(' and ') || 'None of them',
      schema,
      fields: byFields[index]!,
    }))
  }
  // When the fields are known, additional properties do not make it another kind of value.
  if (properties.size > 0) return []
  const kinds = alternatives.filter(({ type }) => type !== 'null')
  return kinds.map((schema, index) => ({ label: labelOf(schema, index, facts), schema }))
}

/** The fields that an alternative requires, if it specifies nothing else. */
function onlyRequired(schema: JsonSchema): string[] | undefined {
  const { required, not: _not, ...rest } = schema
  return Object.keys(rest).length === 0 ? (required ?? []) : undefined
}

const TYPE_LABELS = new Map([
  ['string', 'Text'],
  ['integer', 'Whole number'],
  ['number', 'Number'],
  ['boolean', 'True or false'],
  ['object', 'Object'],
  ['array', 'List'],
])

function labelOf({ $ref, type, const: only }: JsonSchema, index: number, { schemas }: FormFacts): string {
  const name = $ref?.slice(SCHEMA_REF.length)
  if (name !== undefined && Object.hasOwn(schemas, name)) {
    const words = wordsOf(name).join(' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  return only === undefined ? (TYPE_LABELS.get(String(type)) ?? `Form ${index + 1}`) : String(only)
}
