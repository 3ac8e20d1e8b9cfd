// The values behind a body's form: reads and writes at a path, and initial values for alternatives.

import { isRecord } from '../../../model/is-record.ts'
import type { ApiExample, JsonSchema } from '../../contract/contract.ts'
import { formShape, type Alternative, type FormFacts } from './form-shape.ts'

export type Place = readonly (string | number)[]

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? (part as Record<string | number, unknown>)[name]
        : undefined,
    value,
  )
}

/**
 * Returns a copy with another value at the path. Setting undefined removes the field and any objects it leaves empty.
 */
export function withValueAt(whole: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const items = Array.isArray(whole) ? whole : []
    const changed = withValueAt(items[name], rest, value)
    return changed === undefined
      ? items.filter((_, index) => index !== name)
      : Array.from({ length: Math.max(items.length, name + 1) }, (_, index) =>
          index === name ? changed : items[index],
        )
  }
  const fields = new Map(isRecord(whole) ? Object.entries(whole) : [])
  const changed = withValueAt(fields.get(name), rest, value)
  if (changed === undefined) fields.delete(name)
  else fields.set(name, changed)
  // Object.fromEntries treats a field called `__proto__` like any other.
  return fields.size === 0 && value === undefined ? undefined : Object.fromEntries(fields)
}

/** The alternative that the value matches, or comes closest to. */
export function alternativeOf(
  alternatives: readonly Alternative[],
  value: unknown,
  facts: FormFacts,
): number {
  const counts = alternatives.map(({ schema }) => facts.validate(schema, value).length)
  return Math.max(0, counts.indexOf(Math.min(...counts)))
}

/** The initial value at a path after choosing an alternative: from an example, else the minimum. */
export function beginningOf(
  { schema, fields }: Alternative,
  alternatives: readonly Alternative[],
  place: Place,
  { current, examples, facts }: { current: unknown; examples: readonly ApiExample[]; facts: FormFacts },
): unknown {
  const shown = examples
    .map((example) => valueAt(example.value, place))
    .find((value) => value !== undefined && facts.validate(schema, value).length === 0)
  if (shown !== undefined) return shown
  if (!fields) return leastOf(schema, facts)
  const others = new Set(alternatives.flatMap((other) => other.fields ?? []))
  const kept = Object.entries(isRecord(current) ? current : {}).filter(
    ([name]) => !others.has(name) || fields.includes(name),
  )
  const missing = fields.filter((name) => !kept.some(([known]) => known === name))
  return Object.fromEntries([...kept, ...missing.map((name) => [name, ''])])
}

interface Change {
  before: unknown
  after: unknown
  examples: readonly ApiExample[]
  facts: FormFacts
}

/** Adjusts an object after one of its choices changed: fields that now need another kind of value are reset. */
export function settled(
  schema: JsonSchema,
  place: Place,
  { before, after, examples, facts }: Change,
): unknown {
  const earlier = new Map(formShape(schema, before, facts).fields.map((field) => [field.name, field.schema]))
  return formShape(schema, after, facts).fields.reduce((object, field) => {
    const current = valueAt(object, [field.name])
    const isSame = current === undefined || earlier.get(field.name) === field.schema
    if (isSame || facts.validate(field.schema, current).length === 0) return object
    const wanted = { label: field.name, schema: field.schema }
    const begun = beginningOf(wanted, [wanted], [...place, field.name], { current, examples, facts })
    return withValueAt(object, [field.name], begun)
  }, after)
}

/** The minimal value for a schema: required fields, empty. */
export function leastOf(schema: JsonSchema, facts: FormFacts, depth = 0): unknown {
  const { kind, fields, options, types, alternatives } = formShape(schema, undefined, facts)
  if (depth < 8 && kind === 'json' && alternatives[0])
    return leastOf(alternatives[0].schema, facts, depth + 1)
  if (kind === 'choice') return options[0]
  if (kind === 'list') return []
  if (kind === 'text') return types.includes('string') ? '' : 0
  if (kind === 'json' || depth >= 8) return types[0] === 'array' ? [] : {}
  const required = fields.filter((field) => field.required)
  return Object.fromEntries(required.map((field) => [field.name, leastOf(field.schema, facts, depth + 1)]))
}

/** A line of text converted to the schema's types; undefined if empty. */
export function readLine(text: string, types: readonly string[]): unknown {
  if (text === '') return undefined
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/** Parsed JSON, or the text itself if it is not JSON. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
