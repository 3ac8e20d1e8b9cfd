// Explains text that was pasted into search, in the browser: nothing of it is sent anywhere.

import type { ConsoleData } from '../../api/contract/console-data.ts'
import { explainFailure } from '../../search/answer/failure/explain-failure.ts'
import type { FailureAnswer } from '../../search/answer/answer.ts'
import type { StemComparison } from '../../search/answer/word-stems.ts'
import type { AnswerData } from '../../search/index/answer-data.ts'

/** Undefined if the text is not an error. Rejects if the schemas of its operation cannot be fetched. */
export async function explainInBrowser(
  answers: AnswerData,
  text: string,
  stems: StemComparison,
): Promise<FailureAnswer | undefined> {
  const first = explainFailure(answers, text, stems)
  const schemas = answers.operations.find(({ id }) => id === first?.operation?.id)?.schemas
  if (!first || schemas === undefined || !/(?:^|[\s$>(])curl\s/.test(text)) return first
  const [{ createRequestCheck }, response] = await Promise.all([
    import('../../api/code/judge/pasted-request.ts'),
    fetch(schemas),
  ])
  const check = createRequestCheck((await response.json()) as ConsoleData)
  return explainFailure(answers, text, stems, check) ?? first
}
