// The stem of a term: lunr's Porter stemmer, callable on plain text.

import lunr from 'lunr'
import { remembering } from './remembering.ts'

/** The stem of a lower-case term: `permissions` and `permission` give the same. */
export const stem = remembering((term) => lunr.stemmer(new lunr.Token(term, {})).toString())
