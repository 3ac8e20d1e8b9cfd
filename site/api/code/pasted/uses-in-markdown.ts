// The operations that a page's samples call, found in its Markdown.

import { checkCode } from '../check/check-code.ts'
import type { OperationUse } from '../check/checked-code.ts'
import type { SampleContract } from '../known/sample-contract.ts'

const FENCE = /^```(\w+)[^\n]*\n([^]*?)^```/gm
/** Languages that most guides use and that share one parser. */
const FIRST_LANGUAGES = /^(?:bash|http|ts|js|tsx|jsx|typescript|javascript)$/
const MAX_SAMPLES = 40

export async function usesInMarkdown(markdown: string, contract: SampleContract): Promise<OperationUse[]> {
  const samples = [...markdown.matchAll(FENCE)].map(({ 1: language = '', 2: code = '' }) => ({
    language,
    code,
  }))
  const first = samples.filter(({ language }) => FIRST_LANGUAGES.test(language))
  const uses: OperationUse[] = []
  for (const sample of (first.length > 0 ? first : samples).slice(0, MAX_SAMPLES)) {
    const checked = await checkCode(sample, { partial: true, evaluated: false }, contract)
    uses.push(...checked.uses)
  }
  return uses
}
