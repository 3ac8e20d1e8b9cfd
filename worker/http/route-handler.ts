// What handles a decision about a URL, and the choice of the handler.

import type { Decision } from '#site/model/urls.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { ReadContext } from '../release/release-store.ts'

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>

export type DecisionHandler<Kind extends Decision['kind']> = (
  c: AppContext,
  decision: DecisionOf<Kind>,
) => Response | Promise<Response>

/** A handler for every kind of decision: leaving one out does not compile. */
export type DecisionHandlers<Kinds extends Decision['kind'] = Decision['kind']> = {
  [Kind in Kinds]: DecisionHandler<Kind>
}

export function handleDecision<Kinds extends Decision['kind']>(
  c: AppContext,
  decision: DecisionOf<Kinds>,
  handlers: DecisionHandlers<Kinds>,
): Response | Promise<Response> {
  c.set('kind', decision.kind)
  const handle = handlers[decision.kind as Kinds] as DecisionHandler<Kinds>
  return handle(c, decision)
}

/** What reading a blob needs of the request. */
export function readContextOf(c: AppContext): ReadContext {
  return { source: c.env.CONTENT, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}
