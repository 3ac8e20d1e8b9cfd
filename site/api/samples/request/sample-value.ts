// Adds types to a request's JSON: which values have an SDK type, and which are free-form.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { pascalCase } from './names.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'

export type SampleValue =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'list'; items: SampleValue[]; of: ElementType }
  /** An object with an SDK type: its field names follow the language's conventions. */
  | { kind: 'object'; type: string; fields: SampleField[] }
  /** An object with caller-defined keys, which are written unchanged. */
  | { kind: 'map'; entries: [name: string, value: SampleValue][]; of: ElementType }

/** Element type of a list or map: the name of an SDK type, or `any` if unknown. */
export type ElementType = 'string' | 'integer' | 'any' | { type: string }

export interface SampleField {
  /** As in the API. */
  name: string
  value: SampleValue
  required: boolean
  /** The field accepts any value: typed languages write the bare value. */
  free: boolean
}

interface ObjectType {
  /** Name of the component. */
  name?: string
  properties: Record<string, JsonSchema>
  required: string[]
}

/** The fields of a schema for one type of object; undefined if it is free-form or one of several types. */
export function objectType(schema: JsonSchema | undefined, schemas: Schemas): ObjectType | undefined {
  if (schema === undefined) return undefined
  const parts = [
    ...(schema.$ref === undefined ? [] : [schemas[schema.$ref.slice(SCHEMA_REF.length)]]),
    ...(schema.allOf ?? []),
  ].map((part) => objectType(part, schemas))
  const properties = Object.assign({}, ...parts.map((part) => part?.properties), schema.properties) as Schemas
  if (Object.keys(properties).length === 0) return undefined
  const name = schema.$ref?.slice(SCHEMA_REF.length) ?? (schema.properties ? undefined : parts[0]?.name)
  const required = [...parts.flatMap((part) => part?.required ?? []), ...(schema.required ?? [])]
  return { ...(name !== undefined && { name }), properties, required }
}

/** `typeName` names the type of an object whose schema has no name. */
export function sampleValue(
  value: unknown,
  schema: JsonSchema | undefined,
  schemas: Schemas,
  typeName: string,
): SampleValue {
  const known = resolve(schema, schemas)
  if (Array.isArray(value)) {
    const items = value.map((item) => sampleValue(item, known?.items, schemas, `${typeName}Item`))
    return { kind: 'list', items, of: elementType(items, known?.items, schemas) }
  }
  if (typeof value !== 'object' || value === null) {
    return { kind: 'literal', value: value as string | number | boolean | null }
  }
  const type = objectType(schema, schemas)
  if (type === undefined) return freeMap(value, known, schemas)
  const name = type.name ?? typeName
  return { kind: 'object', type: name, fields: fieldsOf(value, type, name, schemas) }
}

export function fieldsOf(value: object, type: ObjectType, typeName: string, schemas: Schemas): SampleField[] {
  return Object.entries(value).map(([name, member]) => {
    const schema = type.properties[name]
    return {
      name,
      value: sampleValue(member, schema, schemas, typeName + pascalCase(name)),
      required: type.required.includes(name),
      free: isFree(schema, schemas),
    }
  })
}

function freeMap(value: object, schema: JsonSchema | undefined, schemas: Schemas): SampleValue {
  const inner = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined
  const entries = Object.entries(value).map(([name, member]): [string, SampleValue] => [
    name,
    sampleValue(member, inner, schemas, 'Value'),
  ])
  const values = entries.map(([, member]) => member)
  return { kind: 'map', entries, of: elementType(values, inner, schemas) }
}

function elementType(items: SampleValue[], schema: JsonSchema | undefined, schemas: Schemas): ElementType {
  const first = items[0]
  if (first?.kind === 'object') return { type: first.type }
  const hasNull = items.some((item) => item.kind === 'literal' && item.value === null)
  const [type, ...others] = typesOf(resolve(schema, schemas))
  return !hasNull && others.length === 0 && (type === 'string' || type === 'integer') ? type : 'any'
}

/** Types that the schema allows, except `null`. */
function typesOf(schema: JsonSchema | undefined): string[] {
  return [schema?.type ?? []].flat().filter((type) => type !== 'null')
}

/** True if the schema allows more than one type of value. */
function isFree(schema: JsonSchema | undefined, schemas: Schemas): boolean {
  return typesOf(resolve(schema, schemas)).length !== 1
}

function resolve(schema: JsonSchema | undefined, schemas: Schemas): JsonSchema | undefined {
  const target = schema?.$ref === undefined ? undefined : schemas[schema.$ref.slice(SCHEMA_REF.length)]
  return target === undefined ? schema : resolve(target, schemas)
}
