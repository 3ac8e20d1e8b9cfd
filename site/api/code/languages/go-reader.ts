// Parses calls and values in Go: structs are objects, maps are maps, `sdk.String("…")` is its string.

import { parser } from '@lezer/go'
import { childOf, type CodeNode } from '../syntax/code-node.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { treeReader, type Scope } from './tree-reader.ts'

/** Functions that return a pointer to their argument. */
const POINTER_TO = /^\w+\.(?:String|Bool|Int|Int64|Float64|Time|Any|Ptr|Optional)$/

export const readGo = treeReader({
  parser,
  calls: ['CallExpr'],
  names: (call) => chain(call.children[0]),
  arguments: (call) => argumentsOf(call).map((value) => ({ value })),
  value,
  declarations: ['VarDecl', 'VarSpec'],
  declared({ text, children }) {
    const names = children.filter(({ type }) => type === 'DefName')
    const isGiven = new RegExp(`^\\s*(?:var\\s+)?\\w+[^=\\n]*=`).test(text)
    const given = children.at(-1)
    const isOne = names.length === 1 && isGiven && given && !/^(?:DefName|VarSpec|var)$/.test(given.type)
    return isOne ? [{ name: names[0]!.text, value: given }] : []
  },
})

function argumentsOf(call: CodeNode): readonly CodeNode[] {
  return childOf(call, 'Arguments')?.children ?? []
}

function chain(node: CodeNode | undefined): CodeNode[] | undefined {
  if (node?.type === 'VariableName') return [node]
  if (node?.type !== 'SelectorExpr') return undefined
  const before = chain(node.children[0])
  const name = node.children[1]
  return before && name ? [...before, name] : undefined
}

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at, text, children } = node
  switch (node.type) {
    case 'String':
      return { kind: 'literal', at, value: stringText(node) }
    case 'Number':
      return { kind: 'literal', at, value: numberOf(text) }
    case 'Bool':
      return { kind: 'literal', at, value: text === 'true' }
    case 'Nil':
      return { kind: 'literal', at, value: null }
    case 'VariableName':
      return scope.valueOf(text, at)
    case 'Element':
      return children[0] ? value(children[0], scope) : { kind: 'unknown', at }
    case 'UnaryExp':
      return text.startsWith('&') && children[1] ? value(children[1], scope) : { kind: 'unknown', at }
    case 'CallExpr': {
      const [pointed] = argumentsOf(node)
      const isPointer = POINTER_TO.test(children[0]?.text ?? '')
      return isPointer && pointed ? value(pointed, scope) : { kind: 'unknown', at }
    }
    case 'TypedLiteral': {
      const body = childOf(node, 'LiteralValue')
      return body ? literalValue(body, children[0]?.type, at, scope) : { kind: 'unknown', at }
    }
    case 'LiteralValue':
      return literalValue(node, undefined, at, scope)
    default:
      return { kind: 'unknown', at }
  }
}

function literalValue(
  { children }: CodeNode,
  type: string | undefined,
  at: SampleValue['at'],
  scope: Scope,
): SampleValue {
  if (type === 'SliceType' || type === 'ArrayType')
    return { kind: 'array', at, items: children.map((item) => value(item, scope)), open: false }
  const fields = children.flatMap((member) => fieldOf(member, scope))
  const names = type === 'MapType' ? 'wire' : 'typed'
  // An empty literal is filled later.
  return { kind: 'object', at, fields, names, open: fields.length < children.length || fields.length === 0 }
}

function fieldOf({ children: [name, given] }: CodeNode, scope: Scope): SampleField[] {
  const key = name?.type === 'Key' ? name.children[0] : undefined
  if (!key || !given) return []
  if (key.type === 'String') return [{ name: stringText(key), at: key.at, value: value(given, scope) }]
  return key.type.endsWith('Name') ? [{ name: key.text, at: key.at, value: value(given, scope) }] : []
}

function stringText({ text }: CodeNode): string {
  return text.startsWith('`') ? text.slice(1, -1) : unescapeText(text.slice(1, -1))
}
