// The answer to a query, if it has one: a failure, a fact, or an honest no.

import type { AnswerData } from './answer-data.ts'
import type { Answer } from './answer.ts'
import { explainFailure } from './failure/explain-failure.ts'
import { findFact } from './find-fact.ts'
import { findNotOffered } from './find-not-offered.ts'

export function answerQuery(data: AnswerData, query: string): Answer | undefined {
  return explainFailure(data, query) ?? findFact(data.facts, query) ?? findNotOffered(data.notOffered, query)
}
