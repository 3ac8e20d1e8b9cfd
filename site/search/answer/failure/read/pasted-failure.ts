// A parsed error text: what it says about the request and the error response. Knows nothing about causes.

import type { FailureKind } from '../../../index/answer-data.ts'
import type { PastedRequest } from './pasted-command.ts'

export interface PastedFailure {
  status?: number
  /** The error's own description: title, detail, class or code, as written. */
  says: string
  /** The beginning and the end of a text that contains no error body. */
  thrown?: string
  method?: string
  /** Absent if only a path is written. */
  host?: string
  /** Without host and query. */
  path?: string
  /** An SDK call, in lower case without separators: `tokenscreate`. */
  call?: string
  /** Fields named in the body, with their first message. */
  fields: { name: string; message?: string; isCut?: true }[]
  kind?: FailureKind
  /** Of a cURL command, unless its output names the fields at fault. */
  curl?: PastedRequest
  /** The failures of later records, with other statuses. */
  further?: PastedFailure[]
  /** Nothing but its words may show that the text is an error. */
  isByWords?: true
}

/** Longer text is truncated: an error identifies itself at the start. */
export const MAX_READ_LENGTH = 20_000
