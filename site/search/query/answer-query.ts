// The answer to a query, if it has one: a failure, a fact, or an honest no.

import type { AnswerData } from '../index/answer-data.ts'
import type { Answer } from '../answer/answer.ts'
import { explainFailure } from '../answer/failure/explain-failure.ts'
import { findFact } from '../answer/find-fact.ts'
import { findNotOffered } from '../answer/find-not-offered.ts'

export function answerQuery(data: AnswerData, query: string): Answer | undefined {
  return explainFailure(data, query) ?? findFact(data.facts, query) ?? findNotOffered(data.notOffered, query)
}
