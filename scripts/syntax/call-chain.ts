// The form that method calls of all languages are read into, and what a reader of one language has to say.

import type { Node } from 'web-tree-sitter'
import type { CodeSpan } from './code-span.ts'
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

export interface LanguageReader {
  /** Types of nodes that are calls. */
  calls: readonly string[]
  /** Names of a call from the outside in; undefined where it hangs on something else than names. */
  names(call: Node): Node[] | undefined
  arguments(call: Node): { name?: Node; value: Node }[]
  value(node: Node, scope: Scope): SampleValue
  /** Variables that a node gives a value to. */
  declaration(node: Node): { name: string; value: Node } | undefined
  /** Types of nodes that may do so. */
  declarations: readonly string[]
}

/** What the variables of a sample hold, where it says so once. */
export interface Scope {
  valueOf(name: string, at: CodeSpan): SampleValue
  root: Node
}
