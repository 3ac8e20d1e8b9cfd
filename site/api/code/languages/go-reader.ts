// Parses calls and values in Go: structs are objects, maps are maps, `sdk.String("…")` is its string.

import { parser } from '@lezer/go'
import { childOf, type CodeNode } from '../syntax/code-node.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { joinedText, knownText } from '../syntax/joined-text.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { callsAfterCalls } from './calls-after-calls.ts'
import { treeReader, type GivenArgument, type Scope } from './tree-reader.ts'

/** Functions that return a pointer to their argument. */
const POINTER_TO = /^\w+\.(?:String|Bool|Int|Int64|Float64|Time|Any|Ptr|Optional)$/

/** `Card`, `[]Card`, `map[string]*Card`, but not `sdk.Card`, `string` and `struct`. */
const OWN_TYPE =
  /^(?:\[\w*\]|map\[\w+\]|\*)*(?!(?:any|bool|string|struct|interface|u?int\d*|float\d+|byte|rune)\b)\w+$/

const MARSHAL = /^json\.Marshal(?:Indent)?\(/
/** Readers of their first argument. */
const READER_OF = /^(?:bytes\.New(?:Buffer|BufferString|Reader)|strings\.NewReader)$/

export const readGo = treeReader({
  parser,
  calls: ['CallExpr'],
  names: (call) => chain(call.children[0]),
  arguments: givenTo,
  value,
  builder: callsAfterCalls({
    call: 'CallExpr',
    member: 'SelectorExpr',
    names: chain,
    arguments: givenTo,
    value,
  }),
  declarations: ['VarDecl', 'VarSpec', 'ConstSpec'],
  declared({ text, children }) {
    const names = children.filter(({ type }) => type === 'DefName')
    const isGiven = new RegExp(`^\\s*(?:var\\s+)?\\w+[^=\\n]*=`).test(text)
    const given = children.at(-1)
    // `payload, err := json.Marshal(…)`
    const isMarshalled = names.length === 2 && given?.type === 'CallExpr' && MARSHAL.test(given.text)
    if (isMarshalled) return [{ name: names[0]!.text, value: given }]
    const isOne = names.length === 1 && isGiven && given && !/^(?:DefName|VarSpec|var)$/.test(given.type)
    return isOne ? [{ name: names[0]!.text, value: given }] : []
  },
})

function givenTo(call: CodeNode): GivenArgument[] {
  return argumentsOf(call).map((value) => ({ value }))
}

function argumentsOf(call: CodeNode): readonly CodeNode[] {
  return childOf(call, 'Arguments')?.children ?? []
}

function chain(node: CodeNode | undefined): CodeNode[] | undefined {
  if (node?.type === 'VariableName') return [node]
  // `send[Token](…)` is a call of `send`.
  if (node?.type === 'ParameterizedExpr') return chain(node.children[0])
  if (node?.type !== 'SelectorExpr') return undefined
  const before = chain(node.children[0]) ?? madeName(node.children[0])
  const name = node.children[1]
  return before && name ? [...before, name] : undefined
}

/** `client.NewClient(…).Tokens.Get`, `open().Tokens.Get`: a call on what a function makes. */
function madeName(node: CodeNode | undefined): CodeNode[] | undefined {
  const names = node?.type === 'CallExpr' ? chain(node.children[0]) : undefined
  if (names?.length === 1 && names[0]!.type === 'VariableName')
    return [{ ...names[0]!, text: `${names[0]!.text}()` }]
  const isMaker = names?.length === 2 && names[1]!.text.startsWith('New')
  return isMaker ? [{ ...names[0]!, text: `new ${names.map(({ text }) => text).join('.')}` }] : undefined
}

/** The grammar takes `"a" + f(x)` and `"a" + b.c` for a call and a field of the sum `"a" + f`. */
function sumOf({ type, children: [first] }: CodeNode): CodeNode | undefined {
  if (!first || !/^(?:CallExpr|SelectorExpr)$/.test(type)) return undefined
  return first.type === 'BinaryExp' ? first : sumOf(first)
}

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at, text, children } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  const sum = sumOf(node)
  if (sum) return joinedText(sum, (part) => (part === sum.children[2] ? unknown : value(part, scope)))
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
      return children[0] ? value(children[0], scope) : unknown
    case 'UnaryExp':
      return text.startsWith('&') && children[1] ? value(children[1], scope) : unknown
    case 'BinaryExp':
      return joinedText(node, (part) => value(part, scope))
    case 'Conversion':
      return children[1] && children[0]?.text === '[]byte' ? value(children[1], scope) : unknown
    case 'SelectorExpr': {
      const method = /^http\.Method([A-Z]\w+)$/.exec(text)?.[1]
      return method ? { kind: 'literal', at, value: method.toUpperCase() } : unknown
    }
    case 'CallExpr':
      return callValue(node, scope)
    case 'TypedLiteral': {
      const body = childOf(node, 'LiteralValue')
      // A type declared in the code names its fields in tags.
      const isOwn = OWN_TYPE.test(children[0]?.text ?? '')
      return body && !isOwn ? literalValue(body, children[0]?.type, at, scope) : unknown
    }
    case 'LiteralValue':
      return literalValue(node, undefined, at, scope)
    default:
      return unknown
  }
}

function callValue(node: CodeNode, scope: Scope): SampleValue {
  const { at, text, children } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  const [first] = argumentsOf(node)
  const called = children[0]?.text ?? ''
  if (!first) return unknown
  if (POINTER_TO.test(called) || READER_OF.test(called)) return value(first, scope)
  if (MARSHAL.test(text)) {
    const json = value(first, scope)
    return { kind: 'unknown', at, ...(isWire(json) && { json }) }
  }
  const format = called === 'fmt.Sprintf' ? value(first, scope) : undefined
  if (format?.kind !== 'literal') return unknown
  const given = argumentsOf(node).slice(1)
  const filled = String(format.value).replaceAll(/%[sdvq]/g, () => {
    const part = given.shift()
    return part ? knownText([part], (one) => value(one, scope)) : HOLE
  })
  return { ...format, value: filled }
}

/** The fields of a struct have other names in JSON. */
function isWire(json: SampleValue): boolean {
  if (json.kind === 'array') return json.items.every(isWire)
  return (
    json.kind !== 'object' || (json.names === 'wire' && json.fields.every((field) => isWire(field.value)))
  )
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
  // An empty literal is filled in later.
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
