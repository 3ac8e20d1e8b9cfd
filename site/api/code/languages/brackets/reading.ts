// The interface through which the language readers query tokenised code.

import type { CallArgument } from '../../syntax/call-chain.ts'
import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import type { Token } from './scan-tokens.ts'

/** Tokens `from` up to but not including `to`. */
export interface Reading {
  tokens: readonly Token[]
  code: string
  at(from: number, to: number): CodeSpan
  /** The ranges between commas. */
  parts(from: number, to: number): [from: number, to: number][]
  value(from: number, to: number): SampleValue
  arguments(open: number): CallArgument[]
  /** The value of a variable. */
  valueOf(name: string, at: CodeSpan): SampleValue
}
