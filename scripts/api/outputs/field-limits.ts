// The limits that the contract sets for its fields, in words.

import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { Fact } from '#site/search/index/answer-data.ts'

/** Keyed by `Schema.field`. */
export function fieldLimits({ schemas }: Contract): Record<string, Fact['values']> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).map(([field, found]) => [`${schema}.${field}`, limitsOf(found)]),
    ),
  )
}

function limitsOf({ minLength, maxLength, minimum, maximum, default: preset }: JsonSchema): Fact['values'] {
  const [least, most, unit] =
    maxLength === undefined ? [minimum, maximum, ''] : [minLength, maxLength, ' characters']
  const range = least === undefined ? `At most ${most}${unit}` : `${least} to ${most}${unit}`
  return [
    { label: 'Limit', text: range },
    ...(preset === undefined ? [] : [{ label: 'Default', text: String(preset) }]),
  ]
}
