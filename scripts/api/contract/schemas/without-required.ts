// What one side must hold: whatever a schema requires, a read-only property is required of responses alone, and a
// write-only one of requests.

import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { isRecord } from '#site/model/is-record.ts'
import { VALUE_KEYWORDS } from './value-keywords.ts'

type Fields = Readonly<Record<string, unknown>>

const NONE: ReadonlySet<string> = new Set()

/** A copy of schemas that require nothing marked with the keyword. `schemas`: those that references lead to. */
export function withoutRequired<Node>(
  node: Node,
  keyword: 'readOnly' | 'writeOnly',
  schemas: Fields = {},
): Node {
  return copyOf(node, NONE) as Node

  /** `around`: what the other schemas of an `allOf` mark. */
  function copyOf(one: unknown, around: ReadonlySet<string>): unknown {
    if (Array.isArray(one)) return one.map((item) => copyOf(item, NONE))
    if (!isRecord(one)) return one
    const marked = new Set([...around, ...markedIn(one)])
    return mapped(one, (value, key) => {
      if (key === 'required' && Array.isArray(value)) return value.filter((name) => !marked.has(String(name)))
      // A property may have the name of a keyword: `default`.
      if (key === 'properties' && isRecord(value)) return mapped(value, (property) => copyOf(property, NONE))
      if (key === 'allOf' && Array.isArray(value)) return value.map((part) => copyOf(part, marked))
      return VALUE_KEYWORDS.has(key) ? value : copyOf(value, NONE)
    })
  }

  /** The marked properties of a schema and of all that it consists of. */
  function markedIn(schema: Fields): string[] {
    // A set that grows while it is iterated.
    const parts = new Set<unknown>([schema])
    const found: string[] = []
    for (const part of parts) {
      if (!isRecord(part)) continue
      const { properties, allOf } = part
      parts.add(followed(part))
      if (Array.isArray(allOf)) for (const one of allOf) parts.add(one)
      if (!isRecord(properties)) continue
      found.push(...Object.keys(properties).filter((name) => isMarked(properties[name])))
    }
    return found
  }

  function isMarked(property: unknown): boolean {
    return [property, followed(property)].some((one) => isRecord(one) && one[keyword] === true)
  }

  function followed(schema: unknown): unknown {
    const ref = isRecord(schema) ? schema['$ref'] : undefined
    const name = typeof ref === 'string' && ref.startsWith(SCHEMA_REF) ? ref.slice(SCHEMA_REF.length) : ''
    return Object.hasOwn(schemas, name) ? schemas[name] : schema
  }
}

const mapped = (fields: Fields, write: (value: unknown, key: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, write(value, key)]))
