// The reading of calls and values in JavaScript and TypeScript.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import { HOLE, type SampleField, type SampleValue } from '../../../syntax/read-value.ts'

const WRAPPERS = new Set([
  'parenthesized_expression',
  'await_expression',
  'non_null_expression',
  'as_expression',
  'satisfies_expression',
])

export const javascriptReader: LanguageReader = {
  calls: ['call_expression'],
  declarations: ['variable_declarator'],
  declaration(node) {
    const name = node.childForFieldName('name')
    const value = node.childForFieldName('value')
    return name?.type === 'identifier' && value ? { name: name.text, value } : undefined
  },
  names: (call) => chain(call.childForFieldName('function')),
  arguments(call) {
    const list = call.childForFieldName('arguments')
    return list?.type === 'arguments' ? list.namedChildren.filter(isCode).map((value) => ({ value })) : []
  },
  value,
}

function chain(node: Node | null): Node[] | undefined {
  if (!node) return undefined
  if (WRAPPERS.has(node.type)) return chain(node.namedChildren[0] ?? null)
  if (node.type === 'identifier' || node.type === 'this') return [node]
  if (node.type !== 'member_expression') return undefined
  const before = chain(node.childForFieldName('object'))
  const name = node.childForFieldName('property')
  return before && name ? [...before, name] : undefined
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  if (WRAPPERS.has(node.type) && node.type !== 'await_expression') return value(node.namedChildren[0]!, scope)
  switch (node.type) {
    case 'string':
      return { kind: 'literal', at, value: unescapeText(node.text.slice(1, -1)) }
    case 'template_string':
      return { kind: 'literal', at, value: templateText(node) }
    case 'number':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'unary_expression':
      return /^-[\d._]+$/.test(node.text)
        ? { kind: 'literal', at, value: numberOf(node.text) }
        : { kind: 'unknown', at }
    case 'true':
    case 'false':
      return { kind: 'literal', at, value: node.type === 'true' }
    case 'null':
      return { kind: 'literal', at, value: null }
    case 'identifier':
      return scope.valueOf(node.text, at)
    case 'call_expression':
      return { kind: 'unknown', at, json: stringified(node, scope) }
    case 'array': {
      const items = node.namedChildren.filter(isCode)
      const written = items.filter(({ type }) => type !== 'spread_element')
      return {
        kind: 'array',
        at,
        items: written.map((item) => value(item, scope)),
        open: written.length < items.length,
      }
    }
    case 'object':
      return objectValue(node, scope)
    default:
      return { kind: 'unknown', at }
  }
}

/** What `JSON.stringify` is given. */
function stringified(node: Node, scope: Scope): SampleValue | undefined {
  const [given] = javascriptReader.arguments(node)
  if (node.childForFieldName('function')?.text !== 'JSON.stringify' || !given) return undefined
  return value(given.value, scope)
}

function objectValue(node: Node, scope: Scope): SampleValue {
  const fields: SampleField[] = []
  let open = false
  for (const member of node.namedChildren.filter(isCode)) {
    const key = member.childForFieldName('key')
    if (member.type === 'shorthand_property_identifier') {
      const at = spanOf(member)
      fields.push({ name: member.text, at, value: scope.valueOf(member.text, at) })
    } else if (member.type === 'pair' && key && key.type !== 'computed_property_name') {
      const name = key.type === 'string' ? unescapeText(key.text.slice(1, -1)) : key.text
      fields.push({ name, at: spanOf(key), value: value(member.childForFieldName('value')!, scope) })
    } else open = true
  }
  return { kind: 'object', at: spanOf(node), fields, names: 'either', open }
}

function templateText(node: Node): string {
  const parts = node.namedChildren.map((part) =>
    part.type === 'template_substitution' ? HOLE : unescapeText(part.text),
  )
  return parts.join('')
}

function isCode({ type }: Node): boolean {
  return type !== 'comment'
}
