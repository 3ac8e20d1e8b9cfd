// Detects text that must not be searched, shown, stored or counted: anything that looks like a card number or key.

/**
 * Card numbers start with 2 to 6; millisecond timestamps start with 1. The check digit is ignored, as it may be
 * mistyped. A full stop may follow, and one sign may stand between the groups that cards are printed in.
 */
const CARD =
  /(?<![\d-]|\d\.)(?:[2-6](?:[ -]?\d){12,18}|[2-6]\d{3}([^\w\n]|_)\d{4}\1\d{4}\1\d{1,7}|3\d{3}([^\w\n]|_)\d{6}\2\d{4,5})(?![\d-]|\.\d)/g
/**
 * A session token is looked for once in each word, after what the group holds: from every `eyJ` of a long word, the search
 * would take quadratic time.
 */
const KEY =
  /\bkey_(?:prod|test)_[A-Za-z\d_]{8,}|\b(?:sk|pk|rk)_(?:live|test)_[A-Za-z\d]{8,}|(?<![\w-])(?=[\w-]+\.[\w-]{10})([\w-]*?)\beyJ[\w-]{10,}\.[\w-]{10,}/g
/** Replaces a secret in text that is shown. */
const MASK = '••••'

/** `isPublished` receives digits: test numbers that our own pages show are not secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  if (text.search(KEY) >= 0) return true
  return (text.match(CARD) ?? []).some((digits) => !isPublished(digits.replaceAll(/\D/g, '')))
}

/** The text with cards and keys masked, including published numbers. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(KEY, `$1${MASK}`).replaceAll(CARD, MASK)
