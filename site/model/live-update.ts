// What the development server tells an open page. Production knows nothing of it.

/** Addresses that only the development server serves. */
export const LIVE_SCRIPT_PATH = '/@dev/client.js'
export const LIVE_EVENTS_PATH = '/@dev/events'
/** Query parameter of the events' address: the path of the page that is open. */
export const LIVE_EVENTS_PAGE = 'page'
/** Trusted Types policy of the development script. */
export const LIVE_POLICY = 'docs-dev'

export interface LiveProblem {
  severity: 'error' | 'warning'
  /** The whole diagnostic as the terminal shows it. */
  text: string
}

export type LiveUpdate =
  /** First event of a connection. Another session than before: the server has started anew. Another release: a change came between the document and the connection. */
  | { kind: 'session'; id: string; release?: string }
  /** A page's content changed; `html` is the inner HTML of main. */
  | { kind: 'page'; path: string; html: string; documentTitle: string }
  /** Pages changed that are not open: what the page has fetched ahead is old. */
  | { kind: 'outdated' }
  /** Something around the content may have changed: ask for the document again and take over what differs. */
  | { kind: 'document' }
  /** The development script itself changed: load the page again. */
  | { kind: 'code' }
  /** All that is wrong now; empty when everything is fixed. */
  | { kind: 'problems'; problems: LiveProblem[] }
