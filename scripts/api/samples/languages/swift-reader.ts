// The reading of calls and values in Swift: initialisers with labels are objects, dictionaries are maps.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE, type SampleField, type SampleValue } from '../../../syntax/read-value.ts'
import { argumentNodes, typedObject, type CallArgument } from './call-arguments.ts'

export const swiftReader: LanguageReader = {
  calls: ['call_expression'],
  declarations: ['property_declaration'],
  declaration(node) {
    const name = node.childForFieldName('name')
    const value = node.childForFieldName('value')
    return name && value ? { name: name.text, value } : undefined
  },
  names: (call) => chain(call.namedChildren[0]),
  arguments: argumentsOf,
  value,
}

function chain(node: Node | undefined): Node[] | undefined {
  if (node?.type === 'simple_identifier' || node?.type === 'self_expression') return [node]
  if (node?.type !== 'navigation_expression') return undefined
  const before = chain(node.childForFieldName('target') ?? undefined)
  const name = node.childForFieldName('suffix')?.namedChildren[0]
  return before && name ? [...before, name] : undefined
}

function argumentsOf(call: Node): CallArgument[] {
  return argumentNodes(call).flatMap((node) => {
    const label = node.childForFieldName('name')?.namedChildren[0]
    const given = node.childForFieldName('value')
    return given ? [{ ...(label && { name: label }), value: given }] : []
  })
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'line_string_literal':
      return { kind: 'literal', at, value: stringText(node) }
    case 'integer_literal':
    case 'real_literal':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'boolean_literal':
      return { kind: 'literal', at, value: node.text === 'true' }
    case 'nil':
      return { kind: 'literal', at, value: null }
    case 'simple_identifier':
      return scope.valueOf(node.text, at)
    case 'array_literal':
      return { kind: 'array', at, items: node.namedChildren.map((item) => value(item, scope)), open: false }
    case 'dictionary_literal':
      return dictionaryValue(node, scope)
    case 'call_expression':
      return typedObject(node, argumentsOf(node), (member) => value(member, scope))
    default:
      return { kind: 'unknown', at }
  }
}

function dictionaryValue(node: Node, scope: Scope): SampleValue {
  const keys = node.childrenForFieldName('key')
  const members = node.childrenForFieldName('value')
  const fields = keys.flatMap((key, index): SampleField[] => {
    const member = members[index]
    if (key.type !== 'line_string_literal' || !member) return []
    return [{ name: stringText(key), at: spanOf(key), value: value(member, scope) }]
  })
  return { kind: 'object', at: spanOf(node), fields, names: 'wire', open: fields.length < keys.length }
}

function stringText(node: Node): string {
  return node.namedChildren
    .map((part) => (part.type.startsWith('interpolated') ? HOLE : unescapeText(part.text)))
    .join('')
}
