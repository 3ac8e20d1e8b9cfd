// Explains a query that is a failed call. Most queries are not, so this module and everything it needs is loaded on
// use.

import type { AnswerData, FailureSigns } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import { explainRead } from './explain-failure.ts'
import { readFailure } from './read/read-failure.ts'

/** `whole` is called only if the query is an error. */
export type ExplainQuery = (
  query: string,
  signs: FailureSigns,
  whole: () => AnswerData | undefined,
  stems: StemComparison,
) => FailureAnswer | undefined

export const explainQuery: ExplainQuery = (query, signs, whole, stems) => {
  const read = readFailure(query, signs)
  const data = read && whole()
  return data && explainRead(data, read, stems)
}
