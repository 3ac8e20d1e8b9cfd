// Explains pasted text, and if it is a cURL command, checks it against the schemas of its operation, which are loaded
// only then.

import type { AnswerData } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import type { CheckRequest } from './explain-curl.ts'
import { explainFailure } from './explain-failure.ts'

const CURL = /(?:^|[\s$>(])curl\s/

interface PastedText {
  /** With secrets masked. */
  shown: string
  /** As pasted: the checker needs it, and quotes no values. */
  sent: string
}

/** Undefined if the text is not an error. `loadCheck` takes the URL of the schemas; rejects if that does. */
export async function explainWithCheck(
  answers: AnswerData,
  { shown, sent }: PastedText,
  stems: StemComparison,
  loadCheck: (schemas: string) => Promise<CheckRequest>,
): Promise<FailureAnswer | undefined> {
  const first = explainFailure(answers, shown, stems)
  const schemas = answers.operations.find(({ id }) => id === first?.operation?.id)?.schemas
  if (!first || schemas === undefined || !CURL.test(shown)) return first
  return explainFailure(answers, sent, stems, await loadCheck(schemas)) ?? first
}
