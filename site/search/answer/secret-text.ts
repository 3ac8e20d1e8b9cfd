// Detects text that must not be searched, shown, stored or counted: anything that looks like a card number or key.

/** Digits also in the forms that keyboards of East Asia and of Arabic write. */
const DIGIT = String.raw`[\d\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]`
/** What may stand between the digits of a card: a blank or hyphen of any kind, signs without width, a form's encoding. */
const BETWEEN = String.raw`(?:[ \t\xa0\u2000-\u200d\u2010-\u2015\u202f\u2060\ufeff\xad-]{0,2}|%20)`
/**
 * Card numbers start with 2 to 6; millisecond timestamps start with 1. The check digit is ignored, as it may be
 * mistyped. A full stop may follow, and one sign may stand between the groups that cards are printed in.
 */
const CARD = String.raw`(?<!${DIGIT}|\d\.)(?:[2-6\uff12-\uff16\u0662-\u0666\u06f2-\u06f6](?:${BETWEEN}${DIGIT}){12,18}|[2-6]\d{3}([^\w\n]|_)\d{4}\1\d{4}\1\d{1,7}|3\d{3}([^\w\n]|_)\d{6}\2\d{4,5})(?!${DIGIT}|\.\d)`
/** Its digits are no card's. */
const UUID = String.raw`(?<![\da-f])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-f])`
const CARD_OR_UUID = new RegExp(`(${UUID})|${CARD.replaceAll('\\2', '\\3').replaceAll('\\1', '\\2')}`, 'gi')
/**
 * Keys of this API and of others that are pasted beside them. A session token is looked for once in each word, after what
 * the group holds: from every `eyJ` of a long word, the search would take quadratic time.
 */
const KEY =
  /(?<![a-z\d])key_(?:prod|test)_\w{8,}|(?<![a-z\d])(?:(?:[spr]k_(?:live|test)|whsec|gh[pousr]|xox[abp])[_-][a-z\d-]{8,}|A[KS]IA[A-Z\d]{16}\b)|(?<![\w-])(?=[\w-]+\.[\w-]{10})([\w-]*?)\beyJ[\w-]{10,}\.[\w-]{10,}/gi
/** What a text names a secret, if it is long enough for one. */
const NAMED =
  /(\b(?:authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic)|bearer|[\w-]{0,20}api[-_]key["']?\s{0,3}[:=]|password["']?\s{0,3}[:=])\s{0,3}["']?)(?![•$<{])[\w.~+/=-]{12,}/gi
/** Replaces a secret in text that is shown. */
const MASK = '••••'

/** `isPublished` receives digits: test numbers that our own pages show are not secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  if (text.search(KEY) >= 0) return true
  return [...text.matchAll(CARD_OR_UUID)].some(
    ([found, uuid]) => uuid === undefined && !isPublished(found.normalize('NFKC').replaceAll(/%20|\D/g, '')),
  )
}

/** The text with cards, keys and what is named as one masked, including published numbers. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(KEY, `$1${MASK}`)
    .replaceAll(NAMED, `$1${MASK}`)
    .replaceAll(CARD_OR_UUID, (found, uuid?: string) => (uuid === undefined ? MASK : found))
