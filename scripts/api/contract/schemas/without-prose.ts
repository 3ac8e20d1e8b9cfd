// Removes from a schema what only readers of the reference need.

import type { JsonSchema } from '#site/api/contract/contract.ts'

const PROSE = ['description', 'examples', 'example', 'title', 'default']

/** Of these, an example says more than the name or the pattern: fixes show it. */
const hasForm = ({ format, pattern, items }: JsonSchema): boolean =>
  format !== undefined || pattern !== undefined || (items !== undefined && hasForm(items))

/** A field may be named like a keyword; its position tells them apart. */
export function withoutProse(schema: JsonSchema, kept: readonly string[] = []): JsonSchema {
  const change = (part: JsonSchema) => withoutProse(part, kept)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([keyword]) =>
          (!PROSE.includes(keyword) ||
            kept.includes(keyword) ||
            (keyword === 'examples' && hasForm(schema))) &&
          !/^x-(?!(?:check|expressions|unique)$)/.test(keyword),
      )
      .map(([keyword, value]) => {
        if (keyword === 'properties') {
          const fields = Object.entries(value as Record<string, JsonSchema>)
          return [keyword, Object.fromEntries(fields.map(([name, field]) => [name, change(field)]))]
        }
        if (keyword === 'examples' && !kept.includes(keyword)) return [keyword, [value].flat().slice(0, 1)]
        if (['enum', 'const', 'examples', 'default'].includes(keyword)) return [keyword, value]
        if (Array.isArray(value)) return [keyword, value.map(change)]
        return [keyword, change(value as JsonSchema)]
      }),
  )
}
