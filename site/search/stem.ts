// Owns the stem of a term: lunr's Porter stemmer, callable on plain text, remembering what it was asked before.

import lunr from 'lunr'

/** More than the vocabulary of a large site; hostile queries cannot fill memory. */
const MAX_KNOWN = 50_000

const known = new Map<string, string>()

/** The stem of a lower-case term: `permissions` and `permission` give the same. */
export function stem(term: string): string {
  let result = known.get(term)
  if (result === undefined) {
    result = lunr.stemmer(new lunr.Token(term, {})).toString()
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(term, result)
  }
  return result
}
