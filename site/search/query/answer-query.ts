// Answers a query if possible: an explained error, a fact, or that something is not supported.

import type { QuickAnswers } from '../index/answer-data.ts'
import type { Answer } from '../answer/answer.ts'
import { findFact } from '../answer/find-fact.ts'
import { findNotOffered } from '../answer/find-not-offered.ts'
import type { SearchData } from './search-data.ts'

/** A query without any of these is no failed call: a status, a quotation mark outside a word, a line, a code. */
const SIGN = /[45]\d\d|(?<!\w)["']|["'](?!\w)|\n|curl|[A-Z]_[A-Z]|Cannot find module|(?:Error|Exception): /

export const mayBeFailure = (query: string): boolean => SIGN.test(query)

export function answerQuery(
  data: SearchData,
  { facts, notOffered }: QuickAnswers,
  query: string,
): Answer | undefined {
  const failure = mayBeFailure(query) ? data.explain(query) : undefined
  return failure ?? findFact(facts, query) ?? findNotOffered(notOffered, query)
}
