// Explains text that was pasted into search, in the browser: nothing of it is sent anywhere.

import type { ConsoleData } from '../../api/contract/console-data.ts'
import { explainWithCheck } from '../../search/answer/failure/explain-with-check.ts'
import { messageWords } from '../../search/answer/failure/message-words.ts'
import type { FailureAnswer } from '../../search/answer/answer.ts'
import type { StemComparison } from '../../search/answer/word-stems.ts'
import type { AnswerData } from '../../search/index/answer-data.ts'

/**
 * The explanation of a text, or the words of one that is not recognised, for the pages that come closest. Rejects if the
 * schemas of its operation cannot be fetched.
 */
export async function explainInBrowser(
  answers: AnswerData,
  text: string,
  stems: StemComparison,
): Promise<{ answer: FailureAnswer } | { words: string }> {
  const answer = await explainWithCheck(answers, { shown: text, sent: text }, stems, async (schemas) => {
    const [{ createRequestCheck }, response] = await Promise.all([
      import('../../api/code/pasted/pasted-request.ts'),
      fetch(schemas),
    ])
    return createRequestCheck((await response.json()) as ConsoleData)
  })
  return answer ? { answer } : { words: messageWords(text) }
}
