// The type of a problem found by the style check, before it is assigned to a file.

import type { Severity } from './style/style.ts'
import type { StyleCode } from './style/style-codes.ts'

export interface ProseProblem {
  code: StyleCode
  severity: Severity
  /** Where it is in the source. */
  start: number
  end: number
  what: string
  fix: string
}

/** A piece of text that readers see, and where it begins in the source. */
export interface TextSpan {
  text: string
  start: number
  /** A table cell: one that holds a single word shows it as a name. */
  isCell?: boolean
}
