// Detects text that must not be searched, shown, stored or counted: anything that looks like a card number or key.

import { passesLuhn } from './passes-luhn.ts'

/** Digits also in the forms that keyboards of East Asia and of Arabic write. */
const DIGIT = String.raw`[\d\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]`
/** Between the groups of a card: blanks and hyphens of any kind, signs without width, a form's encoding. */
const SPACED = String.raw`(?:[ \t\xa0\u2000-\u200d\u2010-\u2015\u202f\u2060\ufeff\xad-]{1,2}|%20)`
/** Card numbers start with 2 to 6; years and timestamps of today start with 1 or 20. */
const START = String.raw`(?<!${DIGIT}|\d\.)(?!20)[2-6\uff12-\uff16\u0662-\u0666\u06f2-\u06f6]`
/** A full stop may follow. */
const END = String.raw`(?!${DIGIT}|\.\d)`
/** Its digits are no card's. */
const UUID = String.raw`((?<![\da-f])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-f]))`
/** As cards are printed; one sign of any other kind may stand between the groups, the same one each time. */
const FOURS = String.raw`${DIGIT}{3}(?:(?:${SPACED}${DIGIT}{4}){2}${SPACED}|(?<sign>[^\w\n]|_)${DIGIT}{4}\k<sign>${DIGIT}{4}\k<sign>)${DIGIT}{1,7}`
const OF_AMEX = String.raw`(?<=[3\uff13\u0663\u06f3])${DIGIT}{3}(?:${SPACED}${DIGIT}{6}${SPACED}|(?<mark>[^\w\n]|_)${DIGIT}{6}\k<mark>)${DIGIT}{4,5}`
/** The check digit is ignored, as it may be mistyped. */
const CARD_OR_UUID = new RegExp(`${UUID}|${START}(?:${DIGIT}{12,18}|${FOURS}|${OF_AMEX})${END}`, 'gi')
/** In any other groups they may also be a list of numbers: its check digit decides. */
const LOOSE_OR_UUID = new RegExp(`${UUID}|${START}(?:${SPACED}?${DIGIT}){12,18}${END}`, 'gi')
const EACH_DIGIT = new RegExp(DIGIT, 'g')
/** By length, the numbers that networks give to cards. */
const OF_NETWORK = /^(?:(?:2[2-7]|35|[456]\d)\d{14}|3[47]\d{13}|3[0689]\d{12})$/

/** Keys of this API. Names of variables begin like them, in capitals too, but are made of words. */
const OWN_KEYS = /(?<![a-z\d])key_(?:prod|test)_(?:[a-z]{2,8}_){0,3}(?=[a-z]{0,40}\d)[a-z\d]{8}\w*/gi
/** A few random parts have no digit. */
const OWN_KEYS_IN_FULL = /(?<![A-Za-z\d])key_(?:prod|test)_[a-z]{2}_(?:pub|pvt|mgt)_\w{8,}/g
/** Keys of others that are pasted beside them, as each writes its own. */
const KEYS_OF_OTHERS =
  /(?<![A-Za-z\d])(?:(?:[spr]k_(?:live|test)|whsec|gh[pousr])_(?=[A-Za-z+/]{0,40}\d)[A-Za-z\d+/]{16,}=*|xox[abprs]-(?=[A-Za-z-]{0,40}\d)[A-Za-z\d-]{16,}|A[KS]IA[A-Z\d]{16}\b)/g
const KEYS = [OWN_KEYS, OWN_KEYS_IN_FULL, KEYS_OF_OTHERS]
/** Looked for once in each word: from every `eyJ` of a long word, the search would take quadratic time. */
const SESSION_TOKEN = /(?<![\w-])(?=[\w-]+\.[\w-]{10})([\w-]*?)\beyJ[\w-]{10,}\.[\w-]{10,}/g

/** What a text names a secret, if it is long enough for one. */
const NAMED =
  /((?:\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?basic\s{1,3}|\bbearer\s{1,3}|(?:api[-_ ]?key|secret(?:[-_]?key)?|(?:private|access)[-_]?key|token|passw(?:or)?d|passphrase|pwd)["']?\s{0,3}(?::=|=>|[:=])\s{0,3})["']?)([\w.~+/=-]{12,})/gi
/** Code that reads the secret, and what stands for one: `process.env.KEY_2`, `YOUR_KEY_2`, `ACME_KEY_2024`. */
const STANDS_FOR_SECRET =
  /^(?:process|import|system|os|env(?:ironment)?|deno|bun|config(?:uration)?|settings|secrets|options|self|this|vars|req(?:uest)?|res(?:ponse)?)\.|^(?:your|example|my[_-](?:\w{1,20}_)?(?:api|key|token|secret|password))[_-]/i
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/
const WHOLE_UUID = new RegExp(`^${UUID}$`, 'i')
const SHORTEST_RUN = 4
/** After the name of a function or of an array. */
const CALLED = new Set(['(', '['])
/** Replaces a secret in text that is shown. */
const MASK = '••••'

/** `isPublished` receives digits: test numbers that our own pages show are not secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  if ([...KEYS, SESSION_TOKEN].some((key) => text.search(key) >= 0)) return true
  return CARDS.some(([pattern, cardIn]) =>
    [...text.matchAll(pattern)].some(([found, uuid]) => {
      const card = uuid === undefined ? cardIn(found) : undefined
      return card !== undefined && !isPublished(card)
    }),
  )
}

/** The text with cards, keys and what is named as one masked, including published numbers. */
export function withoutSecrets(text: string): string {
  let masked = text.replaceAll(SESSION_TOKEN, `$1${MASK}`)
  for (const key of KEYS) masked = masked.replaceAll(key, MASK)
  masked = masked.replaceAll(NAMED, (found, name: string, value: string, at: number) =>
    isSecretValue(name, value) && !CALLED.has(masked.charAt(at + found.length)) ? name + MASK : found,
  )
  for (const [pattern, cardIn] of CARDS) {
    masked = masked.replaceAll(pattern, (found, uuid?: string) =>
      uuid === undefined && cardIn(found) !== undefined ? MASK : found,
    )
  }
  return masked
}

/** A token of the API is a UUID, and no secret. Words have at most a short number among them, as `not_found_404`. */
const isSecretValue = (name: string, value: string): boolean =>
  value.split(/[^A-Za-z\d]/).some((run) => run.length >= SHORTEST_RUN && /\d/.test(run)) &&
  !STANDS_FOR_SECRET.test(value) &&
  !CONSTANT.test(value) &&
  !(/token\W*$/i.test(name) && WHOLE_UUID.test(value))

/** Also of digits that are not ASCII. */
const groupsOf = (found: string): string[] =>
  found
    .replaceAll('%20', ' ')
    .replaceAll(EACH_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .match(/\d+/g)!

/** Some or all of the groups, if they make up the number of a card. */
function checkedCard(found: string): string | undefined {
  const groups = groupsOf(found)
  for (const from of groups.keys()) {
    let digits = ''
    for (const group of groups.slice(from)) {
      digits += group
      if (OF_NETWORK.test(digits) && passesLuhn(digits)) return digits
    }
  }
  return undefined
}

const CARDS: [pattern: RegExp, cardIn: (found: string) => string | undefined][] = [
  [CARD_OR_UUID, (found) => groupsOf(found).join('')],
  [LOOSE_OR_UUID, checkedCard],
]
