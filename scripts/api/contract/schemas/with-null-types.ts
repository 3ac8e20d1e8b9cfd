// `nullable: true`, which OpenAPI 3.0 writes, as 3.1 has it: a type that may be null.

import { VALUE_KEYWORDS } from './value-keywords.ts'

type Node = Record<string, unknown>

/** A copy of a document in which no schema is `nullable`. */
export function withNullTypes<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNullTypes) as Value
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...node } = mapped(value as Node, ([key, part]) =>
    key === 'properties' && isNode(part)
      ? mapped(part, ([, schema]) => withNullTypes(schema))
      : VALUE_KEYWORDS.has(key)
        ? part
        : withNullTypes(part),
  )
  // Elsewhere it is a name like any other, as of a property.
  if (typeof nullable !== 'boolean') return (nullable === undefined ? node : { ...node, nullable }) as Value
  return (nullable ? orNull(node) : node) as Value
}

function orNull({ type, enum: values, ...node }: Node): Node {
  if (type === undefined)
    return { anyOf: [{ ...node, ...(values !== undefined && { enum: values }) }, { type: 'null' }] }
  return {
    ...node,
    type: [...new Set([type, 'null'].flat())],
    ...(Array.isArray(values) && { enum: [...new Set([...(values as unknown[]), null])] }),
  }
}

function mapped(node: Node, change: (entry: [key: string, value: unknown]) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map((entry) => [entry[0], change(entry)]))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
