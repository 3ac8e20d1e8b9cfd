// The shape of a search for text that must not be published, and the lines that it looks through.

import type { DiagnosticCode } from '../../../diagnostics/codes.ts'

export interface UnsafeText {
  code: DiagnosticCode
  /** From the start of the line, from 0. */
  column: number
  length: number
  what: string
  fix: string
}

export interface SafeFacts {
  /** Published test cards, digits alone; absent where nothing is known of them. */
  cards?: ReadonlySet<string>
}

export type FindUnsafe = (line: string, facts: SafeFacts) => UnsafeText[]
