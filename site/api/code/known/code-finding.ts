// The shape of what is wrong with a piece of code, before its place in a file is known.

import type { CodeSpan } from '../../../curl/code-span.ts'

export type FindingCode =
  | 'sample-syntax'
  | 'sample-operation-unknown'
  | 'sample-status-undocumented'
  | 'sample-invalid'
  | 'sample-header-unknown'
  | 'sample-call-unknown'
  | 'sample-unsafe-card'
  | 'sample-unsafe-key'
  | 'sample-unsafe-token'
  | 'sample-unsafe-iban'

export interface Finding<Code extends string = FindingCode> {
  code: Code
  /** In the code; all of it where absent. */
  at?: CodeSpan
  what: string
  fix?: string
  /** Id of the operation that it is about, where one is known. */
  operation?: string
}
