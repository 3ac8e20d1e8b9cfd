// Finds the name that another one paraphrases: `exp_month` is `expiration_month`, and `event_types` are `events`.

/** Letters that two words must share at their start to count as the same. */
const SHARED = 3

/** Undefined if several candidates match. */
export function nameInOtherWords(
  name: string,
  candidates: readonly string[],
  { mayLeaveOut = false } = {},
): string | undefined {
  const words = wordsOf(name)
  const ofCandidate = candidates.map((candidate) => ({ candidate, others: wordsOf(candidate) }))
  const alike = ofCandidate.filter(
    ({ others }) => others.length === words.length && others.every((other, at) => isSame(other, words[at]!)),
  )
  const found =
    alike.length > 0 || !mayLeaveOut
      ? alike
      : ofCandidate.filter(({ others }) => isWithin(others, words) || isWithin(words, others))
  return found.length === 1 ? found[0]!.candidate : undefined
}

/** True if each of the words is one of the others. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.some((other) => isSame(word, other)))

/** `exp` and `expiration`, `expiry` and `expiration`, `event` and `events`. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < SHARED) return short === long
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  return shared === short.length || (shared > short.length - 2 && shared > SHARED + 1)
}

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) =>
    word.toLowerCase().replace(/ies$/, 'y'),
  )
