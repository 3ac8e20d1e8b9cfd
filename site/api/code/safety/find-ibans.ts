// Finds international bank account numbers with a valid checksum.

import type { FindUnsafe } from './unsafe-text.ts'

/** With the words and numbers behind it: where an IBAN ends, its checksum says. */
const WITH_WORDS_BEHIND = /(?<!\w)(?=([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w)))/g
/** Norway's. */
const SHORTEST = 15

export const findIbans: FindUnsafe = (line) => {
  let end = 0
  return [...line.matchAll(WITH_WORDS_BEHIND)].flatMap(({ 1: whole, index: column }) => {
    const written = column < end ? undefined : beginningsOf(whole!).find(isIban)
    if (written === undefined) return []
    end = column + written.length
    return {
      code: 'sample-unsafe-iban',
      column,
      length: written.length,
      what: `\`${written.slice(0, 4)}…\` is an IBAN with a valid checksum`,
      fix: 'change its two check digits to `00`',
      // An account is known by the rest of its number, whatever the check digits are.
      placeholder: `${written.slice(0, 2)}00${written.slice(4).replaceAll(/\w/g, '0')}`,
    }
  })
}

/** All that end at a space, longest first. */
const beginningsOf = (text: string): string[] => {
  const words = text.split(' ')
  return words.map((_, behind) => words.slice(0, words.length - behind).join(' '))
}

function isIban(written: string): boolean {
  const iban = written.replaceAll(' ', '')
  if (iban.length < SHORTEST) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
