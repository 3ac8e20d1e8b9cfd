// The shape of what is wrong with a sample, before its place in a file is known.

import type { DiagnosticCode } from '../../../diagnostics/codes.ts'
import type { CodeSpan } from '../../../syntax/code-span.ts'

export interface Finding {
  code: DiagnosticCode
  /** In the sample's code; the whole sample where absent. */
  at?: CodeSpan
  what: string
  fix?: string
}
