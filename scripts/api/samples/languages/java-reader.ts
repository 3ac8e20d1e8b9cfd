// The reading of calls and values in Java: builders are objects, `Map.of` and maps that are put into are maps.

import type { Node } from 'web-tree-sitter'
import type { LanguageReader, Scope } from '../../../syntax/call-chain.ts'
import { numberOf, unescapeText } from '../../../syntax/literal-text.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import type { SampleField, SampleValue } from '../../../syntax/read-value.ts'

export const javaReader: LanguageReader = {
  calls: ['method_invocation'],
  declarations: ['variable_declarator'],
  declaration(node) {
    const name = node.childForFieldName('name')
    const value = node.childForFieldName('value')
    return name && value ? { name: name.text, value } : undefined
  },
  names: chain,
  arguments: (call) => argumentsOf(call).map((value) => ({ value })),
  value,
}

function argumentsOf(call: Node): Node[] {
  return (
    call.childForFieldName('arguments')?.namedChildren.filter(({ type }) => !type.endsWith('comment')) ?? []
  )
}

/** Groups are methods without arguments. */
function chain(call: Node): Node[] | undefined {
  const name = call.childForFieldName('name')
  if (!name) return undefined
  const before = receiver(call.childForFieldName('object'))
  return before && [...before, name]
}

function receiver(node: Node | null): Node[] | undefined {
  if (!node) return []
  if (node.type === 'identifier' || node.type === 'this') return [node]
  if (node.type === 'field_access') {
    const before = receiver(node.childForFieldName('object'))
    const field = node.childForFieldName('field')
    return before && field ? [...before, field] : undefined
  }
  return node.type === 'method_invocation' && argumentsOf(node).length === 0 ? chain(node) : undefined
}

function value(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  switch (node.type) {
    case 'string_literal':
      return { kind: 'literal', at, value: stringText(node) }
    case 'decimal_integer_literal':
    case 'decimal_floating_point_literal':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'true':
    case 'false':
      return { kind: 'literal', at, value: node.type === 'true' }
    case 'null_literal':
      return { kind: 'literal', at, value: null }
    case 'identifier':
      return withPuts(node.text, scope.valueOf(node.text, at), scope)
    case 'method_invocation':
      return invocationValue(node, scope)
    case 'object_creation_expression':
      return /Map\b/.test(node.childForFieldName('type')?.text ?? '')
        ? { kind: 'object', at, fields: [], names: 'wire', open: argumentsOf(node).length > 0 }
        : { kind: 'unknown', at }
    default:
      return { kind: 'unknown', at }
  }
}

/** `card.put("number", "…")` anywhere in the sample. */
function withPuts(name: string, map: SampleValue, scope: Scope): SampleValue {
  if (map.kind !== 'object' || map.names !== 'wire') return map
  const puts = scope.root
    .descendantsOfType('method_invocation')
    .filter(
      (call) =>
        call.childForFieldName('object')?.text === name && call.childForFieldName('name')?.text === 'put',
    )
  return { ...map, fields: [...map.fields, ...puts.flatMap((call) => entry(argumentsOf(call), scope))] }
}

function entry([key, member]: Node[], scope: Scope): SampleField[] {
  if (key?.type !== 'string_literal' || !member) return []
  return [{ name: stringText(key), at: spanOf(key), value: value(member, scope) }]
}

function invocationValue(node: Node, scope: Scope): SampleValue {
  const at = spanOf(node)
  const given = argumentsOf(node)
  const name = node.childForFieldName('name')?.text
  const target = node.childForFieldName('object')
  const call = `${target?.type === 'identifier' ? target.text : ''}.${name}`
  if (call === 'Map.of') {
    const fields = given.flatMap((_, index) => (index % 2 ? [] : entry(given.slice(index, index + 2), scope)))
    return { kind: 'object', at, fields, names: 'wire', open: fields.length * 2 < given.length }
  }
  if (call === 'List.of' || call === 'Arrays.asList' || call === 'Collections.singletonList') {
    return { kind: 'array', at, items: given.map((item) => value(item, scope)), open: false }
  }
  if (/^Optional\.(?:of|ofNullable)$/.test(call) && given[0]) return value(given[0], scope)
  return name === 'build' && target ? builderValue(target, at, scope) : { kind: 'unknown', at }
}

/** `CreateTokenRequest.builder().type("card").build()`; a field's name is its method. */
function builderValue(last: Node, at: SampleValue['at'], scope: Scope): SampleValue {
  const fields: SampleField[] = []
  for (
    let call: Node | null = last;
    call?.type === 'method_invocation';
    call = call.childForFieldName('object')
  ) {
    const name = call.childForFieldName('name')!
    const [member] = argumentsOf(call)
    if (name.text === 'builder')
      return { kind: 'object', at, fields: fields.reverse(), names: 'typed', open: false }
    if (member) fields.push({ name: name.text, at: spanOf(name), value: value(member, scope) })
  }
  return { kind: 'unknown', at }
}

function stringText(node: Node): string {
  return node.text.startsWith('"""') ? node.text.slice(3, -3) : unescapeText(node.text.slice(1, -1))
}
