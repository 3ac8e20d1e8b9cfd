// The reading of calls and values in Go: structs are objects, maps are maps, `sdk.String("…")` is its text.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import type { SampleField, SampleValue } from '../../../syntax/read-value.ts'

/** Functions that make a pointer of their argument. */
const POINTER_TO = /^\w+\.(?:String|Bool|Int|Int64|Float64|Time|Any|Ptr|Optional)$/

export const goReader: LanguageReader = {
  calls: ['call_expression'],
  declarations: ['short_var_declaration', 'var_spec'],
  declaration(node) {
    const name = node.childForFieldName('left')?.namedChildren ?? node.childrenForFieldName('name')
    const value = (node.childForFieldName('right') ?? node.childForFieldName('value'))?.namedChildren
    return name.length === 1 && value?.length === 1 ? { name: name[0]!.text, value: value[0]! } : undefined
  },
  names: (call) => chain(call.childForFieldName('function')),
  arguments: (call) => argumentsOf(call).map((value) => ({ value })),
  value,
}

function argumentsOf(call: Node): Node[] {
  return call.childForFieldName('arguments')?.namedChildren.filter(({ type }) => type !== 'comment') ?? []
}

function chain(node: Node | null): Node[] | undefined {
  if (node?.type === 'identifier') return [node]
  if (node?.type !== 'selector_expression') return undefined
  const before = chain(node.childForFieldName('operand'))
  const name = node.childForFieldName('field')
  return before && name ? [...before, name] : undefined
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'interpreted_string_literal':
      return { kind: 'literal', at, value: unescapeText(node.text.slice(1, -1)) }
    case 'raw_string_literal':
      return { kind: 'literal', at, value: node.text.slice(1, -1) }
    case 'int_literal':
    case 'float_literal':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'true':
    case 'false':
      return { kind: 'literal', at, value: node.type === 'true' }
    case 'nil':
      return { kind: 'literal', at, value: null }
    case 'identifier':
      return scope.valueOf(node.text, at)
    case 'literal_element':
      return value(node.namedChildren[0]!, scope)
    case 'unary_expression':
      return node.text.startsWith('&') ? value(node.namedChildren[0]!, scope) : { kind: 'unknown', at }
    case 'call_expression': {
      const [pointed] = argumentsOf(node)
      const isPointer = POINTER_TO.test(node.childForFieldName('function')?.text ?? '')
      return isPointer && pointed ? value(pointed, scope) : { kind: 'unknown', at }
    }
    case 'composite_literal':
      return literalValue(node.childForFieldName('body')!, node.childForFieldName('type')?.type, at, scope)
    case 'literal_value':
      return literalValue(node, undefined, at, scope)
    default:
      return { kind: 'unknown', at }
  }
}

function literalValue(
  body: Node,
  type: string | undefined,
  at: SampleValue['at'],
  scope: Scope,
): SampleValue {
  const members = body.namedChildren.filter(({ type: kind }) => kind !== 'comment')
  const isList = type === 'slice_type' || type === 'array_type' || type === 'implicit_length_array_type'
  if (isList) return { kind: 'array', at, items: members.map((item) => value(item, scope)), open: false }
  const fields = members.flatMap((member) => fieldOf(member, scope))
  const names = type === 'map_type' ? 'wire' : 'typed'
  // What is empty here is filled afterwards.
  return { kind: 'object', at, fields, names, open: fields.length < members.length || fields.length === 0 }
}

function fieldOf(member: Node, scope: Scope): SampleField[] {
  const key = member.childForFieldName('key')?.namedChildren[0]
  const given = member.childForFieldName('value')
  if (!key || !given) return []
  if (key.type === 'interpreted_string_literal') {
    return [{ name: unescapeText(key.text.slice(1, -1)), at: spanOf(key), value: value(given, scope) }]
  }
  return key.type === 'identifier' ? [{ name: key.text, at: spanOf(key), value: value(given, scope) }] : []
}
