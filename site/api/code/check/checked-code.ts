// The result of checking a piece of code.

import type { Finding } from '../known/code-finding.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'

/** An operation that the code calls. */
export interface OperationUse {
  operation: string
  at: CodeSpan
  /** Called through the SDK for browsers and apps. */
  ofElements?: true
}

export interface CheckedCode {
  /** `unmatched`: it may call the API, but no operation could be identified; `other`: it is unrelated to the API. */
  kind: 'checked' | 'unmatched' | 'other'
  findings: Finding[]
  uses: OperationUse[]
  /** Places that could not be parsed. */
  unread: CodeSpan[]
}

export const NOTHING: CheckedCode = { kind: 'other', findings: [], uses: [], unread: [] }
