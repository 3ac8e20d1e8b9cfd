/** Undefined if there is no body or it is not JSON. */
export function parseJsonBody(text: string | undefined): { value: unknown } | undefined {
  if (text === undefined) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
