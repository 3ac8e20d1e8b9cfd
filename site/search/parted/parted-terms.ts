// The terms of the stored index: the head says which parts contain them, and parts not yet read are collected.

import type { TermSlice } from '../stored/term-slice.ts'
import { partWith, type PartKind, type SearchHead, type WordsPart } from '../index/search-head.ts'
import type { Postings, TermIndex } from '../index/term-index.ts'

/** A part, if it has been read; otherwise it is noted as missing. */
type ReadPart = <Value>(kind: PartKind, at: number) => Value | undefined

/** Limit on slices read for the completions of a prefix, and of one that other words follow. */
const COMPLETED_IN = 6
const FOLLOWED_IN = 2

export function termIndexOver(head: SearchHead, part: ReadPart, settle: () => void): TermIndex {
  const { terms } = head.parts
  return {
    postings: (term): Postings | undefined => part<TermSlice>('terms', partWith(terms, term))?.postings(term),
    termsBeginning(beginning, isFollowed) {
      const from = partWith(terms, beginning)
      const most = isFollowed ? FOLLOWED_IN : COMPLETED_IN
      const to = Math.min(partWith(terms, `${beginning}\uffff`), from + most - 1)
      const found: string[] = []
      for (let at = from; at <= to; at++)
        found.push(...(part<TermSlice>('terms', at)?.termsBeginning(beginning) ?? []))
      return found
    },
    termsLike: (typed) => wordsLike(head, part, typed).flatMap(({ terms: like }) => like),
    settle,
  }
}

/** Parts with words that start with the first or second typed letter, since a typo may have moved it. */
export function wordsLike(head: SearchHead, part: ReadPart, typed: string): WordsPart[] {
  const { words } = head.parts
  const wanted = new Set<number>()
  for (const letter of [typed.slice(0, 1), typed.slice(1, 2)]) {
    if (letter === '') continue
    for (let at = partWith(words, letter); at <= partWith(words, `${letter}\uffff`); at++) wanted.add(at)
  }
  return [...wanted].flatMap((at) => part<WordsPart>('words', at) ?? [])
}
