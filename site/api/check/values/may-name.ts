// Finds out whether any alternative of a schema may have a field: one that none has is wrong whichever is intended.

import type { JsonSchema } from '../../contract/contract.ts'

/** True if one of the alternatives lists the field, or refers to a schema that may. */
export function mayName(alternatives: unknown, property: string): boolean {
  if (!Array.isArray(alternatives)) return true
  return (alternatives as JsonSchema[]).some(
    ({ $ref, allOf, anyOf, oneOf, properties = {} }) =>
      $ref !== undefined || allOf || anyOf || oneOf || Object.hasOwn(properties, property),
  )
}
