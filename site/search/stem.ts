// Owns the stem of a term: lunr's Porter stemmer, callable on plain text.

import lunr from 'lunr'

/** The stem of a lower-case term: `permissions` and `permission` give the same. */
export function stem(term: string): string {
  return lunr.stemmer(new lunr.Token(term, {})).toString()
}
