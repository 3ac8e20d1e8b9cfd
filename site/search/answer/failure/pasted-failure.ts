// A parsed error text: what it says about the request and the error response. Knows nothing about causes.

import type { FailureKind } from '../../index/answer-data.ts'

export interface PastedFailure {
  status?: number
  /** The error's own description: title, detail, class or code, as written. */
  says: string
  /** The beginning and the end of a text that contains no error body. */
  thrown?: string
  method?: string
  /** API path without host and query. */
  path?: string
  /** An SDK call, in lower case without separators: `tokenscreate`. */
  call?: string
  /** Fields named in the body, with their first message. */
  fields: { name: string; message?: string }[]
  kind?: FailureKind
  /** A complete cURL command, if there is one. */
  curl?: string
}

/** Longer text is truncated: an error identifies itself at the start. */
export const MAX_PASTE_LENGTH = 20_000
