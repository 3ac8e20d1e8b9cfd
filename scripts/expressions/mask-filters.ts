// The filters that mask part of a value with a character, and those that show its end.

import { binLength, character, count, required, textInput } from './filter-input.ts'

export const maskFilters = {
  /** Keeps BIN, last four digits, or both. */
  card_mask(value: unknown, bin = false, last4 = false, mask?: string, preserve?: string): string {
    const text = textInput(value)
    const hidden = character(mask, 'X')
    const digits = preserve === undefined ? text : text.replaceAll(preserve, '')
    const first = bin ? binLength(digits) : 0
    const end = digits.length - (last4 ? 4 : 0)
    let index = -1
    return [...text]
      .map((one) => {
        if (one === preserve) return one
        index++
        return index < first || index >= end ? one : hidden
      })
      .join('')
  },

  /** Never shows everything: if nothing would be hidden, hides the whole value. */
  reveal(value: unknown, first?: number, last?: number, mask?: string, preserve = ''): string {
    const characters = [...textInput(value)]
    const hidden = character(mask, 'X')
    const end = characters.length - count(last, 0)
    const start = count(first, 0)
    const isHidden = (one: string, index: number) => !preserve.includes(one) && index >= start && index < end
    const hidesSome = characters.some(isHidden)
    const hides = hidesSome ? isHidden : (one: string) => !preserve.includes(one)
    return characters.map((one, index) => (hides(one, index) ? hidden : one)).join('')
  },

  /** Separators stay. A value that is no longer than `length` is shown whole. */
  reveal_last(value: unknown, length?: number, mask?: string): string {
    const characters = [...textInput(value)]
    const hidden = character(mask, 'X')
    const end = characters.length - count(required(length, 'length'))
    return characters.map((one, index) => (index < end && /[\p{L}\p{N}]/u.test(one) ? hidden : one)).join('')
  },

  last4: (value: unknown): string => [...textInput(value)].slice(-4).join(''),
}
