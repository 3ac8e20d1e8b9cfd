// The shape of a failure as it was pasted: what its text says of the request and of the refusal. Says nothing of causes.

import type { FailureKind } from '../../index/answer-data.ts'

export interface PastedFailure {
  status?: number
  /** Kind of error that it names itself: title, detail, class, code. In the text's own words. */
  says: string
  /** First line of a stack trace: class and message. */
  thrown?: string
  method?: string
  /** Path of the API without host and query. */
  path?: string
  /** A call of an SDK, in small letters without signs: `tokenscreate`. */
  call?: string
  /** Fields that the body names, with their first message. */
  fields: { name: string; message?: string }[]
  kind?: FailureKind
  /** A whole cURL command, where there is one. */
  curl?: string
}

/** Longer texts are cut: a failure says what it is at its beginning. */
export const MAX_PASTE_LENGTH = 20_000
