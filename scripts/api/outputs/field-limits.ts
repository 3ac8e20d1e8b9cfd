// The limits that the contract sets for its fields, in the words of the reference.

import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { schemaFacts } from '#site/api/operation/schema/schema-facts.ts'
import type { Fact } from '#site/search/index/answer-data.ts'

/** Keyed by `Schema.field`; fields without a limit are absent. */
export function fieldLimits({ schemas }: Contract): Record<string, Fact['values']> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, found]): [string, Fact['values']][] => {
        const values = limitsOf(found)
        return values ? [[`${schema}.${field}`, values]] : []
      }),
    ),
  )
}

function limitsOf(schema: JsonSchema): Fact['values'] | undefined {
  const facts = schemaFacts(schema)
  // The other facts show values.
  const limits = facts.filter(({ codes }) => codes.length === 0).map(({ text }) => text)
  if (limits.length === 0) return undefined
  const presets = facts.flatMap(({ text, codes }) => (text === 'Default' ? codes : []))
  return [{ label: 'Limit', text: limits.join('; ') }, ...presets.map((text) => ({ label: 'Default', text }))]
}
