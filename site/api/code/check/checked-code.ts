// What a check of code says.

import type { Finding } from '../known/code-finding.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'

/** An operation that the code calls. */
export interface OperationUse {
  operation: string
  at: CodeSpan
  /** As the SDK of a browser or an app calls it. */
  ofElements?: true
}

export interface CheckedCode {
  /** `untied`: it may belong to the API, and nothing says to which operation; `other`: it has nothing to do with it. */
  kind: 'checked' | 'untied' | 'other'
  findings: Finding[]
  uses: OperationUse[]
  /** Places that could not be read. */
  unread: CodeSpan[]
}

export const NOTHING: CheckedCode = { kind: 'other', findings: [], uses: [], unread: [] }
