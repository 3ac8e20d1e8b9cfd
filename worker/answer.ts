// Owns the shape of what answers a decision about a URL, and the choice of the one that does.

import type { Decision } from '#site/model/urls.ts'
import type { AppContext } from './factory.ts'
import type { ReadContext } from './release-store.ts'

type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>

export type Answer<Kind extends Decision['kind']> = (
  c: AppContext,
  decision: DecisionOf<Kind>,
) => Response | Promise<Response>

/** One answer for every kind of decision: leaving one out does not compile. */
export type Answers = { [Kind in Decision['kind']]: Answer<Kind> }

export function answerDecision(
  c: AppContext,
  decision: Decision,
  answers: Answers,
): Response | Promise<Response> {
  c.set('kind', decision.kind)
  const answer = answers[decision.kind] as Answer<Decision['kind']>
  return answer(c, decision)
}

/** What reading a blob needs of the request. */
export function readContextOf(c: AppContext): ReadContext {
  return { source: c.env.CONTENT, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}
