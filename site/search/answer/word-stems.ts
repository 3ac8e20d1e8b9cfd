// The words of a text that carry meaning, by their stems.

import { remembering } from '../index/remembering.ts'
import { stem } from '../index/stem.ts'
import { QUESTION_WORDS, STOP_WORDS } from '../index/stop-words.ts'
import { tokenize } from '../index/tokenize.ts'

/** Letters at the end of a stem that the word itself may not have. */
const CHANGED_BY_STEM = 2

/** Without repeats, in the order of the text. */
export const wordStems = remembering((text): readonly string[] => {
  const words = tokenize(text).flatMap(({ parts }) => parts)
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !QUESTION_WORDS.has(word))
  return [...new Set(telling.map(stem))]
})

/** How much of the first the second holds, from 0 to 1. */
export function shareOf(wanted: readonly string[], held: readonly string[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => held.includes(word)).length / wanted.length
}

/**
 * Whether a text may have one of the words: by the letters that a stem leaves of them. Far cheaper than the stems of all
 * its words, which most texts of a table need not be asked for.
 */
export function mayHold(text: string, stems: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return stems.some((stem) => lower.includes(stem.slice(0, Math.max(1, stem.length - CHANGED_BY_STEM))))
}
