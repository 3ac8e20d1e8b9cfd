// Replaces the expressions of a document by the values that are known for them.

/** Stands for the value of an expression that no example of the contract shows. */
const UNKNOWN_VALUE = '<VALUE>'

export function replaceExpressions(value: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceExpressions(item, known))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceExpressions(item, known)]),
    )
  }
  if (typeof value !== 'string' || !value.includes('{{')) return value
  // An expression that is the whole text keeps the type of its result.
  if (known.has(value.trim())) return known.get(value.trim())
  return value.replace(/\{\{.*?\}\}/g, (expression) => {
    const result = known.get(expression)
    return typeof result === 'string' ? result : UNKNOWN_VALUE
  })
}
