// Finds numbers that look like payment card numbers and are not published test numbers.

import { passesLuhn } from '../../../search/answer/passes-luhn.ts'
import type { FindUnsafe } from './unsafe-text.ts'

/** 13 to 19 digits, with or without separators. */
const NUMBER = /(?<![\w.+/=-])\d(?:[ -]?\d){12,18}(?![\w+/=-]|\.\d)/g

export const findCards: FindUnsafe = (line, { cards }) =>
  [...line.matchAll(NUMBER)].flatMap(({ 0: written, index: column }) => {
    const digits = written.replaceAll(/\D/g, '')
    if (!passesLuhn(digits) || !cards || cards.has(digits)) return []
    return {
      code: 'sample-unsafe-card',
      column,
      length: written.length,
      // As a receipt shows it: messages end up in logs.
      what: `\`${digits.slice(0, 4)}…${digits.slice(-4)}\` looks like a card number but is not a published test card`,
      fix: 'use a number from content/data/test-cards*.yaml, for example `4242424242424242`',
    }
  })
