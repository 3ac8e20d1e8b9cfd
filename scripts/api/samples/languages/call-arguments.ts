// What Kotlin and Swift have in common: where the arguments of a call stand, and calls of a type as objects.

import type { Node } from 'web-tree-sitter'
import { spanOf } from '../../../syntax/node-span.ts'
import type { SampleValue } from '../../../syntax/read-value.ts'

export interface CallArgument {
  name?: Node
  value: Node
}

/** The nodes of a call's arguments, in its parentheses. */
export function argumentNodes(call: Node): Node[] {
  const suffix = call.namedChildren.find(({ type }) => type === 'call_suffix')
  const list = suffix?.namedChildren.find(({ type }) => type === 'value_arguments')?.namedChildren ?? []
  return list.filter(({ type }) => type === 'value_argument')
}

/** A type called with nothing but named arguments is an object with these fields. */
export function typedObject(
  call: Node,
  given: readonly CallArgument[],
  read: (node: Node) => SampleValue,
): SampleValue {
  const at = spanOf(call)
  const isType = /^[A-Z]\w*$/.test(call.namedChildren[0]?.text ?? '')
  if (!isType || given.length === 0) return { kind: 'unknown', at }
  const fields = given.flatMap(({ name, value }) =>
    name ? [{ name: name.text, at: spanOf(name), value: read(value) }] : [],
  )
  if (fields.length < given.length) return { kind: 'unknown', at }
  return { kind: 'object', at, fields, names: 'typed', open: false }
}
