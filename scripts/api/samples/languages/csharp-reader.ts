// The reading of calls and values in C#.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE, type SampleField, type SampleValue } from '../../../syntax/read-value.ts'

const CREATIONS = new Set([
  'object_creation_expression',
  'implicit_object_creation_expression',
  'array_creation_expression',
  'implicit_array_creation_expression',
])

export const csharpReader: LanguageReader = {
  calls: ['invocation_expression'],
  declarations: ['variable_declarator'],
  declaration(node) {
    const name = node.childForFieldName('name')
    const value = node.namedChildren.at(-1)
    return name && value && value.id !== name.id ? { name: name.text, value } : undefined
  },
  names: (call) => chain(call.childForFieldName('function')),
  arguments(call) {
    const list = call.childForFieldName('arguments')?.namedChildren ?? []
    return list
      .filter(({ type }) => type === 'argument')
      .map((node) => {
        const name = node.childForFieldName('name')
        return { ...(name && { name }), value: node.namedChildren.at(-1)! }
      })
  },
  value,
}

function chain(node: Node | null): Node[] | undefined {
  if (!node) return undefined
  if (node.type === 'identifier' || node.type === 'this' || node.type === 'this_expression') return [node]
  if (node.type !== 'member_access_expression') return undefined
  const before = chain(node.childForFieldName('expression'))
  const name = node.childForFieldName('name')
  return before && name ? [...before, name] : undefined
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'string_literal':
      return { kind: 'literal', at, value: unescapeText(node.text.slice(1, -1)) }
    case 'verbatim_string_literal':
      return { kind: 'literal', at, value: node.text.slice(2, -1).replaceAll('""', '"') }
    case 'raw_string_literal':
      return { kind: 'literal', at, value: node.text.replaceAll(/^"+|"+$/g, '') }
    case 'interpolated_string_expression':
      return { kind: 'literal', at, value: HOLE }
    case 'integer_literal':
    case 'real_literal':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'boolean_literal':
      return { kind: 'literal', at, value: node.text === 'true' }
    case 'null_literal':
      return { kind: 'literal', at, value: null }
    case 'identifier':
      return scope.valueOf(node.text, at)
    case 'anonymous_object_creation_expression':
      return anonymousValue(node, scope)
    // The grammar's name for `[a, b]`.
    case 'element_binding_expression':
    case 'collection_expression':
      return arrayOf(node.namedChildren.map(unwrap), at, scope)
  }
  return CREATIONS.has(node.type) ? creationValue(node, scope) : { kind: 'unknown', at }
}

function unwrap(node: Node): Node {
  return node.type === 'argument' || node.type === 'collection_element' ? node.namedChildren[0]! : node
}

function arrayOf(items: readonly Node[], at: SampleValue['at'], scope: Scope): SampleValue {
  return { kind: 'array', at, items: items.map((item) => value(item, scope)), open: false }
}

function creationValue(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  const initializer =
    node.childForFieldName('initializer') ??
    node.namedChildren.find(({ type }) => type === 'initializer_expression')
  const type = node.childForFieldName('type')?.text ?? ''
  if (!initializer) {
    return /Dictionary</.test(type)
      ? { kind: 'object', at, fields: [], names: 'wire', open: true }
      : { kind: 'unknown', at }
  }
  const members = initializer.namedChildren.filter(({ type: kind }) => kind !== 'comment')
  const isMap = /Dictionary</.test(type)
  if (!isMap && !members.some(({ type: kind }) => kind === 'assignment_expression')) {
    return arrayOf(members, at, scope)
  }
  const fields = members.flatMap((member) => fieldOf(member, scope))
  return { kind: 'object', at, fields, names: isMap ? 'wire' : 'typed', open: fields.length < members.length }
}

/** `Type = "card"`, `["number"] = "…"`, `{ "number", "…" }`. */
function fieldOf(member: Node, scope: Scope): SampleField[] {
  const [left, right] = member.namedChildren
  if (!left || !right) return []
  const key = left.type === 'element_binding_expression' ? unwrap(left.namedChildren[0]!) : left
  if (key.type !== 'identifier' && key.type !== 'string_literal') return []
  const name = key.type === 'string_literal' ? unescapeText(key.text.slice(1, -1)) : key.text
  return [{ name, at: spanOf(key), value: value(right, scope) }]
}

/** `new { type = "card" }`: names and values follow each other. */
function anonymousValue(node: Node, scope: Scope): SampleValue {
  const fields: SampleField[] = []
  const parts = node.namedChildren.filter(({ type }) => type !== 'comment')
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = parts[index]!
    fields.push({ name: name.text, at: spanOf(name), value: value(parts[index + 1]!, scope) })
  }
  return { kind: 'object', at: spanOf(node), fields, names: 'wire', open: false }
}
