// The words that are not written, with what is written in their place. The reasons are in content/README.md.
// `$1` in a replacement is what the pattern's first group holds.

export interface WordRule {
  pattern: RegExp
  /** What to write; absent: leave the word out. */
  instead?: string
}

const word = (source: string, instead?: string): WordRule => ({
  pattern: new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'gi'),
  ...(instead !== undefined && { instead }),
})

/** Words that say nothing or sell something. */
export const EMPTY_WORDS: WordRule[] = [
  word('simply|merely|obviously|of course|basically|actually'),
  // "just before", "has just created" and "just as" mean something.
  word(
    '(?<!\\b(?:you|they|have|has|had|was|were|is|are) )just(?! (?:as|before|after|above|below|under|over)\\b)',
  ),
  word('really|extremely|incredibly'),
  word('eas(?:y|ily|ier|iest) to use|effortless(?:ly)?|painless(?:ly)?|hassle-free'),
  word('powerful|seamless(?:ly)?|robust|world-class|best-in-class'),
  word('cutting-edge|state-of-the-art|next-generation'),
  word('blazing(?:ly)?(?: fast)?|lightning(?:-fast| fast)|game-chang(?:er|ing)|delightful(?:ly)?'),
  word('please(?: note(?: that)?)?|note that|it should be noted that|it is important to note that'),
]

/** One thing has one name, and short words are better. */
export const TERMS: WordRule[] = [
  word('in order to', 'to'),
  word('utili[sz](?:e|es|ed|ing)|leverag(?:e|es|ed|ing)', 'use'),
  word('e\\.g\\.', 'for example'),
  word('i\\.e\\.', 'that is'),
  word('etc\\.?', 'the rest by name, or “and the like”'),
  word('and\\/or', '“and”, “or”, or “A, B or both”'),
  word('vault ids?|token pointers?', 'token id'),
  word('access polic(?:y|ies)|access[- ]control lists?|ACLs?', 'access rule'),
  word('upstream (?:service|server|host|API)s?', 'destination'),
  word('CVV2?s?|CV2s?|CVC2|card verification (?:code|value|number)s?', 'security code'),
  word('card security codes?', 'security code'),
  word('PAN numbers?|PIN numbers?|API interfaces?|BIN numbers?', 'the abbreviation alone'),
  word('(?:to|can|must|may|you|and|then|or) (?:login|signin)', '“sign in”'),
  word('log(?:s|ged|ging)? (?:in|into)(?= (?:to|with|as|at|the|a|your|our|again)\\b)', 'sign in'),
  word('(?:to|can|must|may|you|and|then) setup', '“set up”'),
  word('set ups?(?= (?:page|step|guide|time|screen|of)\\b)', 'set-up'),
  word('e-mails?', 'email'),
  word('web ?site|web-site', 'site'),
  word('blacklist(?:s|ed)?', 'deny list'),
  word('sanity[- ]check(?:s|ed)?', 'check'),
]

/** The page speaks to “you”, and never of itself as “we”. Contractions are written out. */
export const VOICE: WordRule[] = [
  // A reader's question may ask what "we" should do.
  word("(?:we|we're|we've|we'll|let's|let us)\\b(?![^.|]*\\?)", '“you”, or the name of what acts'),
  word("(\\w+)n['’]t", 'the two words: “do not”, “cannot”'),
  word("(?:it|that|there|you|they|what|here)['’](?:s|re|ll|ve|d)", 'the two words: “it is”, “you are”'),
]

/** American spellings; `token…` stays as the API writes it. */
export const SPELLING: WordRule[] = [
  word(
    '(?!(?:de|re)?token|size|over|under|resiz|priz|seiz|capsiz|maize|baize)(\\w+?)iz(e|es|ed|ing|er|ers|ation|ations)',
    '$1is$2',
  ),
  word('(\\w*)analyz(e|es|ed|ing|er|ers)', '$1analys$2'),
  word('(behavi|col|fav|hon|lab|neighb|flav|rum|harb|hum)or(|s|ed|ing|able|ite|ites|ful)', '$1our$2'),
  word('cent(?:er)(|s|ed)', 'centre$1'),
  word('(cancel|label|model|signal|travel|total|channel|tunnel|level|fuel)(ed|ing|er|ers)', '$1l$2'),
  word('(catalog|analog)(|s)', '$1ue$2'),
  word('(def|off)ense(|s)', '$1ence$2'),
  word('(fulfil)l(|s|ment)', '$1$2'),
  word('(enrol|instal)l(ment|ments)', '$1$2'),
  word('gray(|s|ed)', 'grey$1'),
  word('artifact(|s)', 'artefact$1'),
  word('toward', 'towards'),
  word('afterward', 'afterwards'),
  word('skillful', 'skilful'),
  word('license(?:s)?(?= (?:key|file|of|for)\\b)', 'licence'),
]
