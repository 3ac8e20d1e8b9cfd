// Detects text that must not be searched, shown, stored or counted: anything that looks like a card number or key.

import { cardsIn, withoutCards } from './card-numbers.ts'
import { hasKey, withoutKeys } from './secret-keys.ts'

/** Replaces a secret in text that is shown. */
const MASK = '••••'

/** `isPublished` receives digits: test numbers that our own pages show are not secret. */
export function looksSecret(text: string, isPublished: (digits: string) => boolean = () => false): boolean {
  return hasKey(text) || [...cardsIn(text)].some((card) => !isPublished(card))
}

/** The text with cards, keys and what is named as one masked, including published numbers. */
export const withoutSecrets = (text: string): string => withoutCards(withoutKeys(text, MASK), MASK)
