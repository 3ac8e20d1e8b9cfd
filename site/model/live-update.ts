// Messages from the development server to an open page. Not used in production.

/** URLs that only the development server serves. */
export const LIVE_SCRIPT_PATH = '/@dev/client.js'
export const LIVE_EVENTS_PATH = '/@dev/events'
/** Query parameter of the events URL: the path of the open page. */
export const LIVE_EVENTS_PAGE = 'page'
/** Trusted Types policy of the development script. */
export const LIVE_POLICY = 'docs-dev'

export interface LiveProblem {
  severity: 'error' | 'warning'
  /** The full diagnostic, as in the terminal. */
  text: string
}

export type LiveUpdate =
  /**
   * First event of a connection. A new session means that the server has restarted; a new release, that something
   * changed between the document and the connection.
   */
  | { kind: 'session'; id: string; release?: string }
  /** The page's content changed; `html` is the inner HTML of main. */
  | { kind: 'page'; path: string; html: string; documentTitle: string }
  /** Other pages changed: anything the page has prefetched is stale. */
  | { kind: 'outdated' }
  /** Something around the content may have changed: fetch the document again and apply the differences. */
  | { kind: 'document' }
  /** The development script itself changed: reload. */
  | { kind: 'code' }
  /** All current problems; empty once everything is fixed. */
  | { kind: 'problems'; problems: LiveProblem[] }
