// The reading of calls and values in Kotlin: constructors with named arguments are objects, `mapOf` is a map.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE, type SampleField, type SampleValue } from '../../../syntax/read-value.ts'
import { argumentNodes, typedObject, type CallArgument } from './call-arguments.ts'

export const kotlinReader: LanguageReader = {
  calls: ['call_expression'],
  declarations: ['property_declaration'],
  declaration(node) {
    const name = node.namedChildren.find(({ type }) => type === 'variable_declaration')
    const value = node.namedChildren.at(-1)
    return name && value && value.id !== name.id ? { name: name.namedChildren[0]!.text, value } : undefined
  },
  names: (call) => chain(call.namedChildren[0]),
  arguments: argumentsOf,
  value,
}

function chain(node: Node | undefined): Node[] | undefined {
  if (node?.type === 'simple_identifier' || node?.type === 'this_expression') return [node]
  if (node?.type !== 'navigation_expression') return undefined
  const before = chain(node.namedChildren[0])
  const name = node.namedChildren.at(-1)?.namedChildren[0]
  return before && name ? [...before, name] : undefined
}

function argumentsOf(call: Node): CallArgument[] {
  return argumentNodes(call).map((node) => {
    const [first, second] = node.namedChildren
    const isNamed = second !== undefined && first?.type === 'simple_identifier'
    return { ...(isNamed && { name: first }), value: node.namedChildren.at(-1)! }
  })
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'string_literal':
      return { kind: 'literal', at, value: stringText(node) }
    case 'integer_literal':
    case 'long_literal':
    case 'real_literal':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'boolean_literal':
      return { kind: 'literal', at, value: node.text === 'true' }
    case 'null_literal':
      return { kind: 'literal', at, value: null }
    case 'simple_identifier':
      return scope.valueOf(node.text, at)
    case 'call_expression':
      return callValue(node, scope)
    default:
      return node.text === 'null' ? { kind: 'literal', at, value: null } : { kind: 'unknown', at }
  }
}

function callValue(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  const name = node.namedChildren[0]?.text ?? ''
  const given = argumentsOf(node)
  if (/^(?:mutable)?(?:listOf|arrayOf)$/i.test(name)) {
    return { kind: 'array', at, items: given.map((one) => value(one.value, scope)), open: false }
  }
  if (/^(?:mutableMapOf|mapOf|hashMapOf)$/.test(name)) {
    const fields = given.flatMap((one) => pairOf(one.value, scope))
    return { kind: 'object', at, fields, names: 'wire', open: fields.length < given.length }
  }
  return typedObject(node, given, (member) => value(member, scope))
}

/** `"number" to number` */
function pairOf(node: Node, scope: Scope): SampleField[] {
  const [key, to, member] = node.namedChildren
  if (node.type !== 'infix_expression' || key?.type !== 'string_literal' || to?.text !== 'to' || !member)
    return []
  return [{ name: stringText(key), at: spanOf(key), value: value(member, scope) }]
}

function stringText(node: Node): string {
  return node.namedChildren
    .map((part) =>
      part.type === 'string_content'
        ? unescapeText(part.text)
        : part.type.startsWith('interpol')
          ? HOLE
          : unescapeText(part.text),
    )
    .join('')
}
