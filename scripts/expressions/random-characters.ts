// Compares random results: aliases are evaluated to placeholders, and a placeholder matches every character that could
// stand there.

const DIGIT = '\uE010'
const LETTER = '\uE011'
const ALPHANUMERIC = '\uE012'

/** Stand-ins for a random character of a kind. */
export const anyOf = { digit: DIGIT, letter: LETTER, alphanumeric: ALPHANUMERIC }

const CLASSES: Record<string, string> = {
  [DIGIT]: '[0-9]',
  [LETTER]: '[A-Za-z]',
  [ALPHANUMERIC]: '[A-Za-z0-9]',
}
const STAND_IN = /[\uE010-\uE012]/g

export function isRandom(text: string): boolean {
  return text.search(STAND_IN) >= 0
}

/** Whether `shown` is a possible result. */
export function fitsRandom(result: string, shown: string): boolean {
  const pattern = result
    .split('')
    .map((character) => CLASSES[character] ?? character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'))
    .join('')
  return new RegExp(`^${pattern}$`).test(shown)
}

/** A result with a letter for each random character: `2720xxxx`. */
export function describeRandom(result: string): string {
  return result.replaceAll(DIGIT, '0').replaceAll(LETTER, 'a').replaceAll(ALPHANUMERIC, 'x')
}
