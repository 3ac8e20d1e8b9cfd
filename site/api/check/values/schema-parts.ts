// The parts of a schema that apply to a value: the schema itself, what it refers to, and what it is composed of.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'
import { pointerSteps } from './json-pointer.ts'

/** The subschemas of a part that count as parts too. */
type Composition = (part: JsonSchema) => readonly unknown[]

/** What applies to every value. */
export const inEveryCase: Composition = ({ allOf = [] }) => allOf

/** What applies to some values as well. */
export const inSomeCase: Composition = ({ allOf = [], oneOf = [], anyOf = [], then, else: otherwise }) => [
  ...allOf,
  ...oneOf,
  ...anyOf,
  then,
  otherwise,
]

export function partsOf(schema: JsonSchema, schemas: Schemas, composition: Composition): JsonSchema[] {
  const found = new Set<JsonSchema>()
  const visit = (part: unknown): void => {
    if (!isSchema(part) || found.has(part)) return
    found.add(part)
    if (part.$ref?.startsWith(SCHEMA_REF)) visit(schemas[part.$ref.slice(SCHEMA_REF.length)])
    for (const inner of composition(part)) visit(inner)
  }
  visit(schema)
  return [...found]
}

/** The parts for the value at a JSON Pointer; an empty one is the value itself. */
export function partsAt(
  schema: JsonSchema,
  schemas: Schemas,
  path: string,
  composition: Composition,
): JsonSchema[] {
  return pointerSteps(path).reduce(
    (parts, step) =>
      parts.flatMap((part) => partsBelow(part, step)).flatMap((part) => partsOf(part, schemas, composition)),
    partsOf(schema, schemas, composition),
  )
}

/** The schemas that the part itself defines for a field or an item. */
export function partsBelow(
  { properties, additionalProperties, items }: JsonSchema,
  step: string,
): JsonSchema[] {
  const property = properties && Object.hasOwn(properties, step) ? properties[step] : additionalProperties
  return [property, /^\d+$/.test(step) ? items : undefined].filter(isSchema)
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
