// Finds numbers that look like payment card numbers and are not published test numbers.

import { passesLuhn } from '../../../search/secret/passes-luhn.ts'
import type { FindUnsafe } from './unsafe-text.ts'

/** 13 to 19 digits, with or without separators, that do not begin with a year: a list of years is no card. */
const NUMBER = /(?<![\w.+/=-])(?!(?:19|20)\d\d[ -])\d(?:[ -]?\d){12,18}(?![\w+/=-]|\.\d)/g
/** As cards are written, also beside other numbers: an amount before it, a date or security code after it. */
const BESIDE_OTHERS =
  /(?<![\w.+/=-])(?=((?:2[2-7]\d\d|[3-6]\d{3})(?:\d{9,15}|(?<sign>[ -])(?:\d{4}\k<sign>\d{4}\k<sign>\d{4}|\d{6}\k<sign>\d{5}))(?![\w+/=-]|\.\d)))/g

export const findCards: FindUnsafe = (line, { cards }) => {
  if (!cards) return []
  return numbersIn(line).flatMap(({ written, column }) => {
    const digits = written.replaceAll(/\D/g, '')
    if (cards.has(digits)) return []
    return {
      code: 'sample-unsafe-card',
      column,
      length: written.length,
      // As a receipt shows it: messages end up in logs.
      what: `\`${digits.slice(0, 4)}…${digits.slice(-4)}\` looks like a card number but is not a published test card`,
      fix: 'use a number from content/data/test-cards*.yaml, for example `4242424242424242`',
    }
  })
}

interface CardNumber {
  written: string
  column: number
}

/** Numbers with the check digit of cards. Of two that overlap, the one in a card's form. */
function numbersIn(line: string): CardNumber[] {
  const found: CardNumber[] = []
  for (const { 0: whole, 1: written = whole, index: column } of [
    ...line.matchAll(BESIDE_OTHERS),
    ...line.matchAll(NUMBER),
  ]) {
    const isTaken = found.some(
      (one) => column < one.column + one.written.length && one.column < column + written.length,
    )
    if (!isTaken && passesLuhn(written.replaceAll(/\D/g, ''))) found.push({ written, column })
  }
  return found
}
