// The shape of a problem of style, before it has a file.

import type { DiagnosticCode } from '../diagnostics/codes.ts'

export type ProseCode = Extract<DiagnosticCode, `prose-${string}`>

export interface ProseProblem {
  code: ProseCode
  /** Where it stands in the source. */
  start: number
  end: number
  what: string
  fix: string
}

/** A piece of text that readers see, as it is written, and where it begins in the source. */
export interface TextSpan {
  text: string
  start: number
}
