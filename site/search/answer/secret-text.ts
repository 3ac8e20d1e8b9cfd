// Text that must not be searched, shown, kept or counted: what looks like a card number or a key.

import { passesLuhn } from '../../api/mock/card-facts.ts'

const DIGITS = /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g
const KEY =
  /\bkey_(?:prod|test)_[A-Za-z\d_]{8,}|\b(?:sk|pk|rk)_(?:live|test)_[A-Za-z\d]{8,}|\beyJ[\w-]{10,}\.[\w-]{10,}/g
/** What takes the place of a secret in a text that is shown. */
const MASK = '••••'

/** `isPublished` is asked for digits: a test number that our own pages print is no secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  if (text.search(KEY) >= 0) return true
  return (text.match(DIGITS) ?? []).map(digitsOf).some((digits) => passesLuhn(digits) && !isPublished(digits))
}

/** The text with cards and keys masked, published numbers too. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(KEY, MASK)
    .replaceAll(DIGITS, (digits) => (passesLuhn(digitsOf(digits)) ? MASK : digits))
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
