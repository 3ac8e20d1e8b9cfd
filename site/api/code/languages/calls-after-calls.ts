// Reads calls on the results of calls, where a member is a node of an object and a name: `client.R().SetBody(body).Post(url)`.

import type { BuilderChain } from '../syntax/call-chain.ts'
import type { CodeNode } from '../syntax/code-node.ts'
import type { Scope, TreeLanguage } from './tree-reader.ts'

interface Grammar extends Pick<TreeLanguage, 'arguments' | 'value'> {
  /** Node types. */
  call: string
  member: string
  /** The names of what the first call is on. */
  names(node: CodeNode | undefined): CodeNode[] | undefined
}

export const callsAfterCalls =
  (grammar: Grammar) =>
  (call: CodeNode, scope: Scope): BuilderChain | undefined => {
    const steps: BuilderChain['steps'] = []
    for (let one = call; ;) {
      const [target, name] = one.children[0]?.type === grammar.member ? one.children[0].children : []
      const given = grammar.arguments(one).map((part) => ({ value: grammar.value(part.value, scope) }))
      if (target?.type !== grammar.call || !name) {
        const names = steps.length > 0 ? grammar.names(one.children[0]) : undefined
        const root = names?.map(({ text }) => text).join('.')
        return root === undefined
          ? undefined
          : { root, arguments: given, steps: steps.reverse(), at: call.at }
      }
      steps.push({ name: { name: name.text, at: name.at }, arguments: given })
      one = target
    }
  }
