// Explains pasted text, and if it is a cURL command, checks it against the schemas of its operation, which are loaded
// only then.

import type { AnswerData } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import type { CheckRequest } from './explain-curl.ts'
import { explainRead } from './explain-failure.ts'
import { readFailure } from './read/read-failure.ts'

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
  const read = readFailure(shown, answers.signs)
  const first = read && explainRead(answers, read, stems)
  const schemas = answers.operations.find(({ id }) => id === first?.operation?.id)?.schemas
  if (!first || schemas === undefined || !read.curl) return first
  const whole = sent === shown ? read : readFailure(sent, answers.signs)
  return (whole && explainRead(answers, whole, stems, await loadCheck(schemas))) ?? first
}
