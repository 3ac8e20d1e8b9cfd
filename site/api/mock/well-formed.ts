// Text that any encoder takes: half of a surrogate pair becomes the replacement character, as it would on the wire.

export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
