// Percent-decodes text written by people; invalid sequences are left unchanged.

export function decodeOrKeep(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
