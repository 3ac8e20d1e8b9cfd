// Lists the fields that a schema defines for the value at a path: its own, and those of every subschema it is composed
// of.

import type { JsonSchema } from '../contract/contract.ts'

const REF = '#/components/schemas/'

/** `path` is a JSON Pointer into the value; empty for the value itself. */
export function fieldsOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, path = ''): string[] {
  const place = path.split('/').slice(1)
  const parts = place.reduce(
    (found, segment) =>
      found.flatMap((part) => below(part, segment)).flatMap((part) => partsOf(part, schemas)),
    partsOf(schema, schemas),
  )
  return [...new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})))]
}

/** The schema and every subschema that applies to the same value. */
function partsOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema[] {
  const found = new Set<JsonSchema>()
  const visit = (part: unknown): void => {
    if (!isSchema(part) || found.has(part)) return
    found.add(part)
    if (part.$ref?.startsWith(REF)) visit(schemas[part.$ref.slice(REF.length)])
    for (const inner of [...(part.allOf ?? []), ...(part.oneOf ?? []), ...(part.anyOf ?? [])]) visit(inner)
    visit(part['then'])
    visit(part['else'])
  }
  visit(schema)
  return [...found]
}

function below({ properties, items }: JsonSchema, segment: string): JsonSchema[] {
  const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
  const property = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
  return [property, /^\d+$/.test(segment) ? items : undefined].filter(isSchema)
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
