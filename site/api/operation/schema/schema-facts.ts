// The short facts shown beside a value's type: default, allowed values, limits, format, example.

import type { JsonSchema } from '../../contract/contract.ts'

export interface Fact {
  /** "One of", "At most 50 characters". */
  text: string
  /** Values shown as code after the text. */
  codes: string[]
}

/** Before the values that a field allows. */
export const CHOICE = 'One of'

/** A longer list of values is collapsed. */
export const MANY_VALUES = 12

export function schemaFacts(schema: JsonSchema): Fact[] {
  const items = schema.items ?? {}
  const values = schema.enum ?? items.enum
  return [
    ...(schema.const === undefined ? [] : [{ text: 'Always', codes: [code(schema.const)] }]),
    ...(values ? [{ text: CHOICE, codes: values.filter((value) => value !== null).map(code) }] : []),
    ...(schema.default === undefined ? [] : [{ text: 'Default', codes: [code(schema.default)] }]),
    ...limits(schema),
    ...(schema.pattern === undefined ? [] : [{ text: 'Pattern', codes: [schema.pattern] }]),
  ]
}

/** Without the allowed values, where the description already names them all. */
export function unsaidFacts(facts: readonly Fact[], description: string): Fact[] {
  return facts.filter(
    ({ text, codes }) => text !== CHOICE || !codes.every((value) => description.includes(`\`${value}\``)),
  )
}

function limits(schema: JsonSchema): Fact[] {
  const { items = {} } = schema
  return [
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    range(asNumber(schema['minProperties']), asNumber(schema['maxProperties']), 'key'),
    range(schema.minimum, schema.maximum, ''),
    exclusive('More', schema['exclusiveMinimum']),
    exclusive('Less', schema['exclusiveMaximum']),
    each(range(items.minLength, items.maxLength, 'character')),
    each(range(items.minimum, items.maximum, '')),
  ].flatMap((text) => (text === undefined ? [] : [{ text, codes: [] }]))
}

/** "1 to 50 characters", "At most 20 items", "At least 0". */
function range(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  // A minimum length of one says nothing for text.
  const smallest = unit === 'character' && max === undefined ? 1 : 0
  const lowest = unit === '' || (min ?? 0) > smallest ? min : undefined
  if (lowest === undefined && max === undefined) return undefined
  const counted = (count: number) => (unit === '' ? `${count}` : `${count} ${unit}${count === 1 ? '' : 's'}`)
  if (lowest === undefined) return `At most ${counted(max!)}`
  if (max === undefined) return `At least ${counted(lowest)}`
  if (lowest === max) return unit === '' ? `Exactly ${max}` : `Exactly ${counted(max)}`
  return `${lowest} to ${counted(max)}`
}

function exclusive(word: string, bound: unknown): string | undefined {
  return typeof bound === 'number' ? `${word} than ${bound}` : undefined
}

function each(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `Each: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function code(value: unknown): string {
  return typeof value === 'string' ? value || '""' : JSON.stringify(value)
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
