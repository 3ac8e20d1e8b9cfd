// Converts a JSON value to text. `String` would call the value's own `toString` if it had such a field.

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
