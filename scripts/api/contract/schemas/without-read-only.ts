// What a request must hold: a read-only property is required of responses alone, whatever its schema requires.

import { VALUE_KEYWORDS } from './value-keywords.ts'

/** A copy of schemas that require no read-only property. */
export function withoutReadOnly<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutReadOnly) as Node
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]: [string, unknown]) => [
    key,
    key === 'properties' ? ofProperties(value) : VALUE_KEYWORDS.has(key) ? value : withoutReadOnly(value),
  ])
  const copy = Object.fromEntries(entries) as { required?: unknown; properties?: Record<string, unknown> }
  const { required, properties } = copy
  if (Array.isArray(required) && properties) {
    copy.required = required.filter((name) => !isReadOnly(properties[String(name)]))
  }
  return copy as Node
}

/** A property may have the name of a keyword: `default`. */
function ofProperties(properties: unknown): unknown {
  if (typeof properties !== 'object' || properties === null) return properties
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, withoutReadOnly(schema)]),
  )
}

const isReadOnly = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'readOnly' in schema && schema.readOnly === true
