// A JSON value as text. `String` would call a field of the value that has the name of a method, such as `toString`.

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
