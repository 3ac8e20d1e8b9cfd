// The reading of method calls out of code: all calls of a sample, with variables that the sample itself gives a value.

import type { Node } from 'web-tree-sitter'
import type { CallChain, LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import type { CodeSpan } from '../../../syntax/code-span.ts'
import { parseCode, type GrammarName } from '../../../syntax/grammars.ts'
import { csharpReader } from '../languages/csharp-reader.ts'
import { goReader } from '../languages/go-reader.ts'
import { javaReader } from '../languages/java-reader.ts'
import { javascriptReader } from '../languages/javascript-reader.ts'
import { kotlinReader } from '../languages/kotlin-reader.ts'
import { pythonReader } from '../languages/python-reader.ts'
import { swiftReader } from '../languages/swift-reader.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import type { SampleValue } from '../../../syntax/read-value.ts'

const READERS: Partial<Record<GrammarName, LanguageReader>> = {
  csharp: csharpReader,
  go: goReader,
  java: javaReader,
  javascript: javascriptReader,
  typescript: javascriptReader,
  tsx: javascriptReader,
  kotlin: kotlinReader,
  python: pythonReader,
  swift: swiftReader,
}

export function hasCalls(grammar: GrammarName): boolean {
  return grammar in READERS
}

export async function readCalls(grammar: GrammarName, code: string): Promise<CallChain[]> {
  const reader = READERS[grammar]
  if (!reader) return []
  const tree = await parseCode(grammar, code)
  try {
    const scope = scopeOf(tree.rootNode, reader)
    return tree.rootNode.descendantsOfType([...reader.calls]).flatMap((call) => {
      const names = reader.names(call)
      if (!names || names.length === 0) return []
      return {
        at: spanOf(call),
        names: names.map((node) => ({ name: node.text, at: spanOf(node) })),
        arguments: reader.arguments(call).map(({ name, value }) => ({
          ...(name && { name: { name: name.text, at: spanOf(name) } }),
          value: reader.value(value, scope),
        })),
      }
    })
  } finally {
    tree.delete()
  }
}

function scopeOf(root: Node, reader: LanguageReader): Scope {
  const declared = new Map<string, Node | undefined>()
  for (const node of root.descendantsOfType([...reader.declarations])) {
    const found = reader.declaration(node)
    // A variable with two values has none that is known.
    if (found) declared.set(found.name, declared.has(found.name) ? undefined : found.value)
  }
  const open = new Set<string>()
  const scope: Scope = {
    root,
    valueOf(name: string, at: CodeSpan): SampleValue {
      const node = declared.get(name)
      if (!node || open.has(name)) return { kind: 'unknown', at }
      open.add(name)
      const value = reader.value(node, scope)
      open.delete(name)
      return value
    },
  }
  return scope
}
