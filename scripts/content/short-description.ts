/** Search engines cut what is longer. */
const MAX_CHARACTERS = 155
/** A text that is shorter says too little by itself. */
const MIN_CHARACTERS = 60

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A page's description, made from a longer text: its first sentences, or as many words as there is room for. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  let whole = ''
  for (const { segment, index } of sentences.segment(text)) {
    const end = index + segment.trimEnd().length
    if (end > MAX_CHARACTERS) break
    whole = text.slice(0, end)
  }
  if (whole.length > MIN_CHARACTERS) return whole
  const words = text.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/, '')
  const hasWords = words.length > MIN_CHARACTERS && words.length < MAX_CHARACTERS
  // Half of an emoji is no character.
  const cut = hasWords ? words : text.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:]+$/, '')}…`
}
