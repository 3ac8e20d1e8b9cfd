// Types of the request context: the bindings, and the variables that middleware sets.

import type { Context } from 'hono'
import { createFactory } from 'hono/factory'
import type { Bindings } from './env.ts'

interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Random; sent as a response header and shown on error pages, nowhere else. */
    requestId: string
    /** The kind of the URL decision, for the log. */
    kind?: string
    /** The reader has asked too often: the route refuses the request, and gives back what was sent. */
    exhausted?: true
    /** An extra event for the log line, such as `content-unavailable`. */
    event?: string
  }
}

export type AppContext = Context<AppEnv>

export const factory = createFactory<AppEnv>()

/** Carries the request id from the gateway to the entrypoint, so that both log it. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** Carries a log event from an entrypoint to the gateway, which removes the header. */
export const LOG_EVENT_HEADER = 'x-log-event'
