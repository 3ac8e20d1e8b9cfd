// The shape of a search for text that must not be published, and the lines that it looks through.

import type { FindingCode } from '../known/code-finding.ts'

export interface UnsafeText<Code extends string = FindingCode> {
  code: Code
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

export type FindUnsafe<Code extends string = FindingCode> = (
  line: string,
  facts: SafeFacts,
) => UnsafeText<Code>[]
