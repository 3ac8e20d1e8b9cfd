// Reads the parts of the search data that are there already, and notes which ones are missing.

import type { AnswerFinder } from '../answer/answer-finder.ts'
import type { ExplainQuery } from '../answer/failure/explain-query.ts'
import { firstPlaces, type PartKind, type SearchHead } from '../index/search-head.ts'

/** Stand in for a part's number: the code that explains failures, and the code that finds answers in the data. */
export const EXPLAINER = -1
export const ANSWER_FINDER = -2

/** Where parsed parts are cached. */
export interface KeptParts {
  get(part: string): unknown
  set(part: string, value: unknown, characters: number): void
}

/** What has been loaded of the code that few searches need. */
export interface LoadedCode {
  explainQuery?: ExplainQuery
  answerFinder?: AnswerFinder
}

/** What one search has read so far. */
export interface Reading {
  own: Map<number, unknown>
  kept: KeptParts
  missing: Set<number>
  code: LoadedCode
}

export class PartsMissing extends Error {
  override name = 'PartsMissing'
}

export interface PartReader {
  /** Undefined if it is missing: `settle` tells of all that are. */
  part<Value>(kind: PartKind, at: number): Value | undefined
  /** Throws if any part is missing. */
  settle(): void
  /** The only part of its kind. */
  only<Value>(kind: PartKind): Value | undefined
}

export function createPartReader(head: SearchHead, { own, kept, missing }: Reading): PartReader {
  const first = firstPlaces(head)

  function part<Value>(kind: PartKind, at: number): Value | undefined {
    const number = first[kind] + at
    let value = own.get(number)
    if (value === undefined) {
      value = kept.get(String(number))
      if (value === undefined) missing.add(number)
      else own.set(number, value)
    }
    return value as Value | undefined
  }
  function settle(): void {
    if (missing.size > 0) throw new PartsMissing()
  }
  function only<Value>(kind: PartKind): Value | undefined {
    const value = part<Value>(kind, 0)
    settle()
    return value
  }
  return { part, settle, only }
}
