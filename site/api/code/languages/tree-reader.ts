// The reading of calls out of a parser's tree, in the words of one language. Variables have the value that the code itself
// gives them, where it does so once.

import type { Parser } from '@lezer/common'
import type { CallChain, ReadCode } from '../syntax/call-chain.ts'
import { codeTree, nodesOf, type CodeNode } from '../syntax/code-node.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface TreeLanguage {
  parser: Parser
  /** Types of nodes that are calls. */
  calls: readonly string[]
  /** Names of a call from the outside in; undefined where it hangs on something else than names. */
  names(call: CodeNode): CodeNode[] | undefined
  arguments(call: CodeNode): { name?: CodeNode; value: CodeNode }[]
  value(node: CodeNode, scope: Scope): SampleValue
  /** Types of nodes that may give variables a value. */
  declarations: readonly string[]
  declared(node: CodeNode): { name: string; value: CodeNode }[]
}

export interface Scope {
  valueOf(name: string, at: CodeSpan): SampleValue
  /** Reads what a name stands for; undefined where that leads back to the name itself. */
  once(name: string, read: () => SampleValue): SampleValue | undefined
  root: CodeNode
}

/** A variable that holds a variable, and so on: longer chains are nobody's. */
const MAX_STEPS = 20
/** Values that are read anew for each use may be used often; beyond this many they are unknown. */
const MAX_LOOKUPS = 500

export function treeReader(language: TreeLanguage): ReadCode {
  return (code) => {
    const { root, unread } = codeTree(language.parser.parse(code), code)
    const scope = scopeOf(root, language)
    const calls = nodesOf(root, language.calls).flatMap((call): CallChain[] => {
      const names = language.names(call)
      if (!names || names.length === 0) return []
      return [
        {
          at: call.at,
          names: names.map(({ text, at }) => ({ name: text, at })),
          arguments: language.arguments(call).map(({ name, value }) => ({
            ...(name && { name: { name: name.text, at: name.at } }),
            value: language.value(value, scope),
          })),
        },
      ]
    })
    return { calls, unread }
  }
}

function scopeOf(root: CodeNode, language: TreeLanguage): Scope {
  const declared = new Map<string, CodeNode | undefined>()
  for (const node of nodesOf(root, language.declarations)) {
    for (const { name, value } of language.declared(node))
      // A variable with two values has none that is known.
      declared.set(name, declared.has(name) ? undefined : value)
  }
  const open = new Set<string>()
  let lookups = 0
  const scope: Scope = {
    root,
    once(name, read) {
      if (open.has(name) || open.size >= MAX_STEPS || ++lookups > MAX_LOOKUPS) return undefined
      open.add(name)
      const value = read()
      open.delete(name)
      return value
    },
    valueOf(name, at) {
      const node = declared.get(name)
      return (node && scope.once(name, () => language.value(node, scope))) ?? { kind: 'unknown', at }
    },
  }
  return scope
}
