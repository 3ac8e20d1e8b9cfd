// The common form of method calls in all languages.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { SampleValue } from './read-value.ts'

export interface CallName {
  name: string
  at: CodeSpan
}

export interface CallArgument {
  /** Present on named arguments. */
  name?: CallName
  value: SampleValue
}

/** `client.tokens.create({ … })`: the names in order, and the arguments of the last. */
export interface CallChain {
  names: CallName[]
  arguments: CallArgument[]
  at: CodeSpan
}

/** `HttpRequest.newBuilder(…).header(…).build()`: what is built, and the calls in between. */
export interface BuilderChain {
  /** The call or class that makes the builder: `HttpRequest.newBuilder`. */
  root: string
  arguments: CallArgument[]
  steps: { name: CallName; arguments: CallArgument[] }[]
  at: CodeSpan
}

/** The calls in a piece of code, as far as it can be parsed. */
export interface CodeCalls {
  calls: CallChain[]
  /** In languages that build requests so. */
  builders?: BuilderChain[]
  /** Places that could not be parsed. */
  unread: CodeSpan[]
}

/** The parser of one language. Never throws, and runs in linear time. */
export type ReadCode = (code: string) => CodeCalls
