// Text that must not be searched, shown, kept or counted: what looks like a card number or a key.

/** Networks begin their numbers with 2 to 6; times in milliseconds begin with 1. The check digit may be mistyped. */
const CARD = /(?<![\d.-])[2-6](?:[ -]?\d){12,18}(?![\d.-])/g
const KEY =
  /\bkey_(?:prod|test)_[A-Za-z\d_]{8,}|\b(?:sk|pk|rk)_(?:live|test)_[A-Za-z\d]{8,}|\beyJ[\w-]{10,}\.[\w-]{10,}/g
/** What takes the place of a secret in a text that is shown. */
const MASK = '••••'

/** `isPublished` is asked for digits: a test number that our own pages print is no secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  if (text.search(KEY) >= 0) return true
  return (text.match(CARD) ?? []).some((digits) => !isPublished(digits.replaceAll(/\D/g, '')))
}

/** The text with cards and keys masked, published numbers too. */
export const withoutSecrets = (text: string): string => text.replaceAll(KEY, MASK).replaceAll(CARD, MASK)
