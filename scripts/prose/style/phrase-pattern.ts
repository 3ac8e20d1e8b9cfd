// Turns the phrases of a style file into regular expressions.
// A phrase is matched as whole words in any letter case: "token id(s)" has an optional ending, "log (in|into)"
// has alternatives. A phrase between slashes, /…/, is a regular expression already.

const REGEXP = /^\/(.+)\/$/s
const SPECIAL = /[\\^$.*+?{}[\]]/g

/** All phrases as one expression that finds them anywhere in a text. Throws a SyntaxError for a wrong one. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  // If two start alike, the longer one wins.
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(sourceOf).join('|'), 'giu')
}

/** All phrases as one expression that must match a whole text. */
export function wholePhrasePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`^(?:${phrases.map(sourceOf).join('|')})$`, 'iu')
}

/** The phrase as the word list prints it: without optional endings, with the first alternative. */
export function shownPhrase(phrase: string): string | undefined {
  if (REGEXP.test(phrase)) return undefined
  return phrase.replaceAll(/\(([^)]*)\)/g, (_, inner: string) =>
    inner.includes('|') ? inner.split('|')[0]! : '',
  )
}

function sourceOf(phrase: string): string {
  const source = REGEXP.exec(phrase)?.[1]
  return source === undefined ? `(?<!\\w)${wordsOf(phrase)}(?!\\w)` : `(?:${source})`
}

/** `(s)` may be there or not; of `(a|b)` one must be. */
function wordsOf(phrase: string): string {
  return phrase
    .replaceAll(SPECIAL, String.raw`\$&`)
    .replaceAll(/\(([^)]*)\)/g, (_, inner: string) =>
      inner.includes('|') ? `(?:${inner})` : `(?:${inner})?`,
    )
    .replaceAll(/\s+/g, String.raw`\s+`)
}
