// `nullable: true`, which OpenAPI 3.0 writes, as 3.1 has it: a type that may be null.

import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { isRecord } from '#site/model/is-record.ts'
import { VALUE_KEYWORDS } from './value-keywords.ts'

type Node = Record<string, unknown>

/** Their keys are names, which may be those of keywords: `default`. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
  'responses',
  'schemas',
])
/** They describe a value, whatever its type is. */
const ANNOTATIONS = new Set(
  'title description deprecated readOnly writeOnly default example examples'.split(' '),
)

/** A copy of a document in which no schema is `nullable`. */
export function withNullTypes<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNullTypes) as Value
  if (!isRecord(value)) return value
  const { nullable, ...node } = mapped(value, ([key, part]) =>
    NAMED.has(key) && isRecord(part)
      ? mapped(part, ([, named]) => withNullTypes(named))
      : VALUE_KEYWORDS.has(key) || key.startsWith('x-')
        ? part
        : withNullTypes(part),
  )
  // Elsewhere it is a name like any other, as of a property.
  if (typeof nullable !== 'boolean') return (nullable === undefined ? node : { ...node, nullable }) as Value
  return (nullable && isSchema(node) ? orNull(node) : node) as Value
}

function orNull(node: Node): Node {
  const { type, enum: values, ...others } = node
  if (type !== undefined)
    return {
      ...others,
      type: [...new Set([type, 'null'].flat())],
      ...(Array.isArray(values) && { enum: [...new Set([...(values as unknown[]), null])] }),
    }
  const entries = Object.entries(node)
  const described = entries.filter(([key]) => ANNOTATIONS.has(key))
  const form = entries.filter(([key]) => !ANNOTATIONS.has(key))
  return { ...Object.fromEntries(described), anyOf: [Object.fromEntries(form), { type: 'null' }] }
}

const isSchema = ({ $ref }: Node): boolean => typeof $ref !== 'string' || $ref.startsWith(SCHEMA_REF)

function mapped(node: Node, change: (entry: [key: string, value: unknown]) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map((entry) => [entry[0], change(entry)]))
}
