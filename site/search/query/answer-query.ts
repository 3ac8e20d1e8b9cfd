// Answers a query if possible: an explained error, a fact, or that something is not supported.

import type { AnswerData, QuickAnswers } from '../index/answer-data.ts'
import type { Answer } from '../answer/answer.ts'
import { explainFailure } from '../answer/failure/explain-failure.ts'
import { readFailure } from '../answer/failure/read-failure.ts'
import { findFact } from '../answer/find-fact.ts'
import { findNotOffered } from '../answer/find-not-offered.ts'

/** `whole` is called only if the query is an error. */
export function answerQuery(
  { facts, notOffered, headerPrefix }: QuickAnswers,
  query: string,
  whole: () => AnswerData | undefined,
): Answer | undefined {
  const data = readFailure(query, headerPrefix) && whole()
  return (data && explainFailure(data, query)) ?? findFact(facts, query) ?? findNotOffered(notOffered, query)
}
