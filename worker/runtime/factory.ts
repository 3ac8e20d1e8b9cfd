// The types of a request's context: bindings and what middleware leaves for later steps.

import type { Context } from 'hono'
import { createFactory } from 'hono/factory'
import type { Bindings } from './env.ts'

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Random; a response header and a line on error pages, nothing else. */
    requestId: string
    /** What the URL named, for the log: a decision's kind. */
    kind?: string
    /** Extra event for the log line, such as `content-unavailable`. */
    event?: string
  }
}

export type AppContext = Context<AppEnv>

export const factory = createFactory<AppEnv>()

/** The id of a request, from the gateway to the entrypoint that it asks: both name it in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** An event for the log line, from an entrypoint to the gateway, which takes it off. */
export const LOG_EVENT_HEADER = 'x-log-event'
