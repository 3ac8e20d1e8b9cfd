/** Search engines cut what is longer. */
const MAX_CHARACTERS = 155
/** A first sentence that is shorter says too little by itself. */
const SHORTEST_SENTENCE = 60

/** A page's description, made from a longer text: its first sentences, or as many words as there is room for. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  const cut = text.slice(0, MAX_CHARACTERS)
  const sentence = cut.lastIndexOf('. ')
  if (sentence > SHORTEST_SENTENCE) return cut.slice(0, sentence + 1)
  return `${cut.slice(0, -1).replace(/[\s,;:]+\S*$/, '')}…`
}
