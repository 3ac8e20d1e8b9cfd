// The diagnostic: a problem with a place. Printing it, and the codes' texts, are elsewhere.

import type { DiagnosticCode } from './codes.ts'

export interface Place {
  /** Path from the working directory, with forward slashes. */
  file: string
  /** 1-based. Absent if the problem is the whole file. */
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
}

export interface Diagnostic {
  code: DiagnosticCode
  severity: 'error' | 'warning'
  place: Place
  /** A fact about the author's file: lower case, present tense, no full stop. */
  what: string
  /** The action that fixes it, with the nearest correct name if there is one. */
  fix: string
}
