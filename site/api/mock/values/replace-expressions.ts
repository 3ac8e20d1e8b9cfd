// Replaces the expressions of a document with their known values.

/** Stands for the value of an expression that no example in the contract covers. */
const UNKNOWN_VALUE = '<VALUE>'

export function replaceExpressions(value: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceExpressions(item, known))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceExpressions(item, known)]),
    )
  }
  if (typeof value !== 'string' || !value.includes('{{')) return value
  // An expression that is the entire text keeps its result's type.
  if (known.has(value.trim())) return known.get(value.trim())
  return value.replace(/\{\{.*?\}\}/g, (expression) => {
    const result = known.get(expression)
    return typeof result === 'string' ? result : UNKNOWN_VALUE
  })
}
