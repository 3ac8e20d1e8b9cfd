// The operations that the samples of a page call.

import type { UsedOperation } from '#site/api/permissions/least-permissions.ts'
import type { Verdict } from './check/check-sample.ts'

/** Languages that most pages use. */
const FIRST_LANGUAGES = /^(?:bash|http|ts|js|tsx|jsx|typescript|javascript)$/

/** Each once. */
export function usesOf(
  samples: readonly { language: string }[],
  verdicts: readonly Pick<Verdict, 'uses'>[],
): UsedOperation[] {
  const used = samples.map(({ language }, index) => ({ language, uses: verdicts[index]?.uses ?? [] }))
  const first = used.filter(({ language }) => FIRST_LANGUAGES.test(language))
  const uses = (first.length > 0 ? first : used).flatMap((sample) => sample.uses)
  return [...new Map(uses.map((use) => [`${use.operation} ${use.ofElements === true}`, use])).values()]
}
