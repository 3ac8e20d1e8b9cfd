// The fields that a schema names at its top: its own, and those of every part that it is made of.

import type { JsonSchema } from '../contract/contract.ts'

const REF = '#/components/schemas/'

export function fieldsOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): string[] {
  const names = new Set<string>()
  const seen = new Set<JsonSchema>()
  const visit = (part: JsonSchema | undefined): void => {
    if (typeof part !== 'object' || seen.has(part)) return
    seen.add(part)
    for (const name of Object.keys(part.properties ?? {})) names.add(name)
    if (part.$ref?.startsWith(REF)) visit(schemas[part.$ref.slice(REF.length)])
    for (const inner of [...(part.allOf ?? []), ...(part.oneOf ?? []), ...(part.anyOf ?? [])]) visit(inner)
  }
  visit(schema)
  return [...names]
}
