// Finds international bank account numbers with a valid checksum.

import type { FindUnsafe } from './unsafe-text.ts'

const IBAN = /(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w)/g

/** What follows a number in capitals, such as a currency. */
const WORDS_BEHIND = /(?: [A-Z]{1,4})+$/

export const findIbans: FindUnsafe = (line) =>
  [...line.matchAll(IBAN)].flatMap(({ 0: whole, index: column }) => {
    const written = [whole, whole.replace(WORDS_BEHIND, '')].find(hasRightChecksum)
    if (written === undefined) return []
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

function hasRightChecksum(written: string): boolean {
  const iban = written.replaceAll(' ', '')
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
