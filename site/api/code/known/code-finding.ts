// A problem in a piece of code, before its place in a file is known.

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
  /** Location in the code; if absent, all of it. */
  at?: CodeSpan
  what: string
  fix?: string
  /** A call that the SDK does not have, as written. */
  unknownCall?: string
  /** Id of the operation concerned, if known. */
  operation?: string
}
