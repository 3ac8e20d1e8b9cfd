// The type of a handler for a URL decision, and the dispatch to it.

import type { Decision } from '#site/model/urls.ts'
import type { AppContext } from '../runtime/factory.ts'
import type { ReadContext } from '../release/release-store.ts'

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>

export type DecisionHandler<Kind extends Decision['kind']> = (
  c: AppContext,
  decision: DecisionOf<Kind>,
) => Response | Promise<Response>

/** A handler for every kind of decision: omitting one does not compile. */
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

/** The read context that a request gives the release store. */
export function readContextOf(c: AppContext): ReadContext {
  return { source: c.env.CONTENT, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}
