// Reads and validates the input and arguments of filters, and defines their failure.

/** The platform responds to such an expression with 400. */
export class FilterFailure extends Error {}

/** Text, or a number written as text; anything else fails. */
export function textInput(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new FilterFailure('the input is not text')
}

/** A card number: digits, with the given separator between groups, if any. */
export function cardNumber(value: unknown, separator = ''): string {
  const digits = separator === '' ? textInput(value) : textInput(value).replaceAll(separator, '')
  if (!/^\d{12,19}$/.test(digits)) throw new FilterFailure('the input is not a card number')
  return digits
}

/** The issuer's digits: 8, or 6 if the number has fewer than 16. */
export function binLength(digits: string): number {
  return digits.length < 16 ? 6 : 8
}

export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new FilterFailure(`the argument \`${name}\` is missing`)
  return value
}

/** One character of an argument. */
export function character(value: string | undefined, fallback: string): string {
  const text = value ?? fallback
  if ([...text].length !== 1) throw new FilterFailure('an argument is not a single character')
  return text
}

export function count(value: unknown, fallback?: number): number {
  const number = value ?? fallback
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0)
    throw new FilterFailure('an argument is not a whole number')
  return number
}
