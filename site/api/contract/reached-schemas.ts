// The components that a value refers to, directly or transitively.

import type { JsonSchema } from './contract.ts'
import { SCHEMA_REF } from './schema-ref.ts'

export function reachedSchemas(
  value: unknown,
  components: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const waiting: unknown[] = [value]
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { $ref } = next as JsonSchema
    const name = typeof $ref === 'string' ? $ref.slice(SCHEMA_REF.length) : undefined
    if (name !== undefined && components[name] && !Object.hasOwn(found, name)) {
      found[name] = components[name]
      waiting.push(found[name])
    }
    waiting.push(...Object.values(next))
  }
  return found
}
