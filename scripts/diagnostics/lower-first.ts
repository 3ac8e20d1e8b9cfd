/** A message of somebody else's as the rest of a sentence of ours. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
