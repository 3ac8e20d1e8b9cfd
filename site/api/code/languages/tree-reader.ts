// Finds calls in a parser's tree, parametrised by language. A variable's value is known if the code assigns it exactly
// once.

import type { Parser } from '@lezer/common'
import type { BuilderChain, CallArgument, CallChain, ReadCode } from '../syntax/call-chain.ts'
import { codeTree, nodesOf, type CodeNode } from '../syntax/code-node.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import { laterChanges, type WithChanges } from '../syntax/later-changes.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface GivenArgument {
  name?: CodeNode
  value: CodeNode
  /** The value's fields are arguments: `**payload`. */
  fields?: true
}

export interface Declared {
  name: string
  value?: CodeNode
}

export interface TreeLanguage {
  parser: Parser
  /** Node types of calls. */
  calls: readonly string[]
  /** The names of a call, outermost first; undefined if it is on anything but names. */
  names(call: CodeNode): CodeNode[] | undefined
  arguments(call: CodeNode): GivenArgument[]
  value(node: CodeNode, scope: Scope): SampleValue
  /** What a call builds, if it ends a chain of a builder's calls. */
  builder?(call: CodeNode, scope: Scope): BuilderChain | undefined
  /** The reader follows what is put into a map. */
  putsAreRead?: true
  /** Node types that may assign variables. */
  declarations: readonly string[]
  /** Without a value for what callers pass. */
  declared(node: CodeNode): Declared[]
}

export interface Scope {
  valueOf(name: string, at: CodeSpan): SampleValue
  /** Resolves a variable; undefined if that leads back to the variable itself. */
  once(name: string, read: () => SampleValue): SampleValue | undefined
  root: CodeNode
}

/** Limit on chains of variables that refer to each other. */
const MAX_STEPS = 20
/** Values are read again for each use; beyond this many lookups they are unknown. */
const MAX_LOOKUPS = 500

export function treeReader(language: TreeLanguage): ReadCode {
  return (code) => {
    const { root, unread } = codeTree(language.parser, code)
    const putsAreRead = language.putsAreRead === true
    const scope = scopeOf(root, language, laterChanges(code, { putsAreRead }))
    const calls = nodesOf(root, language.calls).flatMap((call): CallChain[] => {
      const names = language.names(call)
      if (!names || names.length === 0) return []
      return [
        {
          at: call.at,
          names: names.map(({ text, at }) => ({ name: text, at })),
          arguments: language.arguments(call).flatMap((given) => argumentsOf(given, language, scope)),
        },
      ]
    })
    const builders = nodesOf(root, language.calls).flatMap((call) => language.builder?.(call, scope) ?? [])
    return { calls, ...(builders.length > 0 && { builders }), unread }
  }
}

function argumentsOf(
  { name, value: node, fields }: GivenArgument,
  language: TreeLanguage,
  scope: Scope,
): CallArgument[] {
  const value = language.value(node, scope)
  if (!fields) return [{ ...(name && { name: { name: name.text, at: name.at } }), value }]
  const unknown: CallArgument = { value: { kind: 'unknown', at: node.at } }
  if (value.kind !== 'object') return [unknown]
  const named = value.fields.map((field): CallArgument => ({ name: field, value: field.value }))
  return value.open ? [...named, unknown] : named
}

function scopeOf(root: CodeNode, language: TreeLanguage, withChanges: WithChanges): Scope {
  const declared = new Map<string, CodeNode | undefined>()
  for (const node of nodesOf(root, language.declarations)) {
    for (const { name, value } of language.declared(node))
      // A variable assigned twice has an unknown value.
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
      const written = node && scope.once(name, () => language.value(node, scope))
      return written ? withChanges(name, written) : { kind: 'unknown', at }
    },
  }
  return scope
}

/** What a list of parameters names. */
export const namesOf = (children: readonly CodeNode[], type: string): Declared[] =>
  children.flatMap((child, index) =>
    child.type === type && !/^(?:AssignOp|Equals)$/.test(children[index - 1]?.type ?? '')
      ? { name: child.text }
      : [],
  )
