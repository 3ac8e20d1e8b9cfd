// Percent-decoding of what people wrote: what is not valid stays as it is.

export function decodeOrKeep(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
