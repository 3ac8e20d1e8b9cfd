// The diagnostic: a problem with a place. Does not print it and does not know the codes' texts.

import type { DiagnosticCode } from './codes.ts'

export interface Place {
  /** Path from the working directory, with forward slashes. */
  file: string
  /** 1-based. Absent when the problem is the whole file. */
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
  /** The action that fixes it, with the nearest right name where there is one. */
  fix: string
}
