// The alias filters: they keep part of a value and replace the rest with random characters of a kind.

import { binLength, cardNumber, count, textInput } from './filter-input.ts'
import { anyOf } from './random-characters.ts'

export const aliasFilters = {
  alias_card(value: unknown, revealBin = false, revealLast4 = false): string {
    const digits = cardNumber(value)
    return replaceMiddle(digits, revealBin ? binLength(digits) : 0, revealLast4 ? 4 : 0, () => anyOf.digit)
  },

  alias_preserve_format(value: unknown, first?: number, last?: number): string {
    return replaceMiddle(textInput(value), count(first, 0), count(last, 0), (character) => {
      if (/\d/.test(character)) return anyOf.digit
      return /\p{L}/u.test(character) ? anyOf.letter : character
    })
  },

  alias_preserve_length(value: unknown, first?: number, last?: number): string {
    return replaceMiddle(textInput(value), count(first, 0), count(last, 0), () => anyOf.alphanumeric)
  },
}

function replaceMiddle(
  text: string,
  first: number,
  last: number,
  replace: (character: string) => string,
): string {
  const characters = [...text]
  const end = characters.length - last
  return characters.map((one, index) => (index < first || index >= end ? one : replace(one))).join('')
}
