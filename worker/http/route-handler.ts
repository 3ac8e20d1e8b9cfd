// The shape of what answers a decision about a URL, and the choice of the one that does.

import type { Decision } from '#site/model/urls.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { ReadContext } from '../release/release-store.ts'

type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>

export type DecisionHandler<Kind extends Decision['kind']> = (
  c: AppContext,
  decision: DecisionOf<Kind>,
) => Response | Promise<Response>

/** One answer for every kind of decision: leaving one out does not compile. */
export type DecisionHandlers = { [Kind in Decision['kind']]: DecisionHandler<Kind> }

export function handleDecision(
  c: AppContext,
  decision: Decision,
  responses: DecisionHandlers,
): Response | Promise<Response> {
  c.set('kind', decision.kind)
  const response = responses[decision.kind] as DecisionHandler<Decision['kind']>
  return response(c, decision)
}

/** What reading a blob needs of the request. */
export function readContextOf(c: AppContext): ReadContext {
  return { source: c.env.CONTENT, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}
