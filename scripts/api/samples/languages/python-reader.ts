// The reading of calls and values in Python.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE, type SampleField, type SampleValue } from '../../../syntax/read-value.ts'

export const pythonReader: LanguageReader = {
  calls: ['call'],
  declarations: ['assignment'],
  declaration(node) {
    const name = node.childForFieldName('left')
    const value = node.childForFieldName('right')
    return name?.type === 'identifier' && value ? { name: name.text, value } : undefined
  },
  names: (call) => chain(call.childForFieldName('function')),
  arguments: (call) => argumentsOf(call),
  value,
}

function chain(node: Node | null): Node[] | undefined {
  if (node?.type === 'identifier') return [node]
  if (node?.type !== 'attribute') return undefined
  const before = chain(node.childForFieldName('object'))
  const name = node.childForFieldName('attribute')
  return before && name ? [...before, name] : undefined
}

function argumentsOf(call: Node): { name?: Node; value: Node }[] {
  const list = call.childForFieldName('arguments')
  if (list?.type !== 'argument_list') return []
  return list.namedChildren
    .filter(({ type }) => type !== 'comment')
    .map((node) => {
      if (node.type !== 'keyword_argument') return { value: node }
      return { name: node.childForFieldName('name')!, value: node.childForFieldName('value')! }
    })
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'string':
      return { kind: 'literal', at, value: stringText(node) }
    case 'concatenated_string':
      return { kind: 'literal', at, value: node.namedChildren.map(stringText).join('') }
    case 'integer':
    case 'float':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'true':
    case 'false':
      return { kind: 'literal', at, value: node.type === 'true' }
    case 'none':
      return { kind: 'literal', at, value: null }
    case 'identifier':
      return scope.valueOf(node.text, at)
    case 'list': {
      const items = node.namedChildren.filter(({ type }) => type !== 'comment')
      const written = items.filter(({ type }) => type !== 'list_splat')
      const open = written.length < items.length
      return { kind: 'array', at, items: written.map((item) => value(item, scope)), open }
    }
    case 'dictionary':
      return dictionaryValue(node, scope)
    case 'call':
      return modelValue(node, scope)
    default:
      return { kind: 'unknown', at }
  }
}

function dictionaryValue(node: Node, scope: Scope): SampleValue {
  const fields: SampleField[] = []
  let open = false
  for (const member of node.namedChildren.filter(({ type }) => type !== 'comment')) {
    const key = member.childForFieldName('key')
    if (member.type === 'pair' && key?.type === 'string') {
      fields.push({
        name: stringText(key),
        at: spanOf(key),
        value: value(member.childForFieldName('value')!, scope),
      })
    } else open = true
  }
  return { kind: 'object', at: spanOf(node), fields, names: 'wire', open }
}

/** `AccessRule(priority=1)` is an object; any other call is not known. */
function modelValue(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  const members = argumentsOf(node)
  const isModel = /^(?:\w+\.)*[A-Z]\w*$/.test(node.childForFieldName('function')?.text ?? '')
  if (!isModel || members.some(({ name }) => !name)) return { kind: 'unknown', at }
  const fields = members.map(({ name, value: member }) => ({
    name: name!.text,
    at: spanOf(name!),
    value: value(member, scope),
  }))
  return { kind: 'object', at, fields, names: 'typed', open: false }
}

function stringText(node: Node): string {
  const raw = /^[bf]*r/i.test(node.text)
  return node.namedChildren
    .filter(({ type }) => type !== 'string_start' && type !== 'string_end')
    .map((part) => (part.type === 'interpolation' ? HOLE : raw ? part.text : unescapeText(part.text)))
    .join('')
}
