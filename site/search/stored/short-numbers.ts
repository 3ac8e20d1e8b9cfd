// Whole numbers from 0 as text, five bits to a character, the lowest first: small ones need one or two characters, and
// no separator.

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** In all characters of a number but the last. */
const MORE = 32

const VALUES = new Uint8Array(128)
Array.from(CHARACTERS, (character, value) => (VALUES[character.charCodeAt(0)] = value))

export function shortNumber(value: number): string {
  let text = ''
  for (; value >= MORE; value = Math.floor(value / MORE)) text += CHARACTERS[MORE + (value % MORE)]!
  return text + CHARACTERS[value]!
}

/** The numbers of a text that follow one another. */
export function readShortNumbers(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let unit = 1
  for (let at = 0; at < text.length; at++) {
    const digit = VALUES[text.charCodeAt(at)]!
    // Most numbers have one character.
    if (digit < MORE && unit === 1) {
      numbers.push(digit)
      continue
    }
    value += (digit % MORE) * unit
    unit *= MORE
    if (digit >= MORE) continue
    numbers.push(value)
    value = 0
    unit = 1
  }
  return numbers
}
