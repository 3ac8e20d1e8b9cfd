// The interface of checks for text that must not be published; they run line by line.

import type { FindingCode } from '../known/code-finding.ts'

export interface UnsafeText<Code extends string = FindingCode> {
  code: Code
  /** Offset from the start of the line, from 0. */
  column: number
  length: number
  what: string
  fix: string
  /** What the check accepts in its place; absent where an author has to choose. */
  placeholder?: string
}

export interface SafeFacts {
  /** Published test cards, digits only; absent if none are known. */
  cards?: ReadonlySet<string>
  /** Matches the platform's own keys. */
  ownKeys?: RegExp | undefined
}

export type FindUnsafe<Code extends string = FindingCode> = (
  line: string,
  facts: SafeFacts,
) => UnsafeText<Code>[]
