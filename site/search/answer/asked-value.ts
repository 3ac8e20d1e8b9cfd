// Reads which kind of value a text asks for, and about what: `how long is a cvc kept` asks for a duration, of the cvc.

import { memoize } from '../index/memoize.ts'
import { inKnownWords } from './known-words.ts'
import { ALL_KINDS, ANYWHERE, CLEAREST, KINDS, type ValueKind } from './value-kinds.ts'
import { wordStems } from './word-stems.ts'

interface AskedValue {
  kinds: readonly ValueKind[]
  /** The stems of its other words. */
  subject: readonly string[]
}

/** Asks for nothing, whatever the words in it: `expiration_month`. */
const IDENTIFIER = /(?<![\w:-])\w+_\w+/g

export const readAskedValue = memoize((text): AskedValue => {
  const lower = inKnownWords(text.toLowerCase()).replaceAll(IDENTIFIER, 'it')
  const all = ALL_KINDS.filter((kind) => KINDS[kind].asks.test(lower))
  const kinds = CLEAREST.has(all[0]!) ? all.slice(0, 1) : all
  return { kinds, subject: wordStems(inKnownWords(text)).filter((stem) => saysOfWhat(stem, kinds)) }
})

/** Whether the stem of a word belongs to the subject of a question for values of these kinds. */
export const saysOfWhat = (stem: string, kinds: readonly ValueKind[]): boolean =>
  !ANYWHERE(stem) && !kinds.some((kind) => KINDS[kind].words(stem))

/** Whether a value that one text asks for may be the one that the question asks for. */
export function isSameKind(asked: readonly ValueKind[], question: readonly ValueKind[]): boolean {
  const [clear, wanted] = [clearOf(asked), clearOf(question)]
  if (clear.length > 0 || wanted.length > 0) return wanted.some((kind) => clear.includes(kind))
  return asked.length === question.length
}

const clearOf = (kinds: readonly ValueKind[]): ValueKind[] => kinds.filter((kind) => kind !== 'count')
