// Tells a field that no alternative of a schema has, and that is wrong whichever of them is meant.

import type { JsonSchema } from '../../contract/contract.ts'

/** True if one of the alternatives lists the field, or refers to a schema that may. */
export function mayName(alternatives: unknown, property: string): boolean {
  if (!Array.isArray(alternatives)) return true
  return (alternatives as JsonSchema[]).some(
    ({ $ref, allOf, anyOf, oneOf, properties = {} }) =>
      $ref !== undefined || allOf || anyOf || oneOf || Object.hasOwn(properties, property),
  )
}
