// Replaces lone surrogates with the replacement character, as encoding would.

export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
