// The form that method calls of all languages are read into.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { SampleValue } from './read-value.ts'

export interface CallName {
  name: string
  at: CodeSpan
}

export interface CallArgument {
  /** Of a named argument. */
  name?: CallName
  value: SampleValue
}

/** `client.tokens.create({ … })`: the names in their order, and what is in the parentheses of the last. */
export interface CallChain {
  names: CallName[]
  arguments: CallArgument[]
  at: CodeSpan
}

/** What a piece of code does, as far as it can be read. */
export interface CodeCalls {
  calls: CallChain[]
  /** Places that could not be read. */
  unread: CodeSpan[]
}

/** The reading of one language. Never throws, and takes time in proportion to the code. */
export type ReadCode = (code: string) => CodeCalls
