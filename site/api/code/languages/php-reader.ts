// Parses calls and values in PHP, with and without its opening tag.

import { parser } from '@lezer/php'
import { childOf, textAround, type CodeNode } from '../syntax/code-node.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { defaultAddress, joinedText, knownText } from '../syntax/joined-text.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { BuilderChain, ReadCode } from '../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { treeReader, type GivenArgument, type Scope, type TreeLanguage } from './tree-reader.ts'

const language: TreeLanguage = {
  parser,
  calls: ['CallExpression', 'NewExpression'],
  names: (call) => (call.type === 'NewExpression' ? made(call) : chain(call.children[0])),
  arguments: argumentsOf,
  value,
  builder: callsAfterCalls,
  declarations: ['AssignmentExpression', 'VariableDeclarator'],
  declared({ children: [name, sign, given, ...more] }) {
    const isOne = /^(?:Variable)?Name$/.test(name?.type ?? '') && sign?.text === '=' && more.length === 0
    return isOne && given ? [{ name: plainName(name!.text), value: given }] : []
  },
}

const readTagged = treeReader(language)
const readPlain = treeReader({ ...language, parser: parser.configure({ top: 'Program' }) })

export const readPhp: ReadCode = (code) => (code.includes('<?') ? readTagged : readPlain)(code)

const plainName = (name: string): string => name.replace(/^\$/, '')

/** `new GuzzleHttp\Client(…)` is a call of `new Client`. */
function made(call: CodeNode): CodeNode[] | undefined {
  const type =
    childOf(call, 'Name') ?? childOf(call, 'QualifiedName')?.children.findLast((one) => one.type === 'Name')
  return type && [{ ...type, text: `new ${type.text}` }]
}

function chain(node: CodeNode | undefined): CodeNode[] | undefined {
  if (node?.type === 'VariableName') return [{ ...node, text: plainName(node.text) }]
  if (node?.type === 'Name') return [node]
  if (node?.type !== 'MemberExpression') return undefined
  const before = chain(node.children[0])
  const name = node.children[1]
  return before && name?.type === 'Name' ? [...before, name] : undefined
}

/** `Http::withHeaders($headers)->post($url)`, `$client->timeout(5)->get($url)` */
function callsAfterCalls(call: CodeNode, scope: Scope): BuilderChain | undefined {
  const steps: BuilderChain['steps'] = []
  for (let one: CodeNode | undefined = call; one?.type === 'CallExpression';) {
    const callee: CodeNode | undefined = one.children[0]
    const target: CodeNode | undefined = callee?.children[0]
    const name: CodeNode | undefined = callee?.children.at(-1)
    if (!/^(?:Member|Scoped)Expression$/.test(callee?.type ?? '') || !target || !name) return undefined
    const given = argumentsOf(one).map((part) => ({ value: value(part.value, scope) }))
    steps.push({ name: { name: name.text, at: name.at }, arguments: given })
    const isRoot = callee!.type === 'ScopedExpression' || (steps.length > 1 && target.type === 'VariableName')
    if (isRoot) return { root: plainName(target.text), arguments: [], steps: steps.reverse(), at: call.at }
    one = target
  }
  return undefined
}

function argumentsOf(call: CodeNode): GivenArgument[] {
  return (childOf(call, 'ArgList')?.children ?? []).map((node) => {
    const [name, given] = node.type === 'NamedArgument' ? node.children : []
    return name && given ? { name, value: given } : { value: node }
  })
}

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at, children, text } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  const read = (part: CodeNode): SampleValue => value(part, scope)
  switch (node.type) {
    case 'String':
      return { kind: 'literal', at, value: stringText(node, scope) }
    case 'Integer':
    case 'Float':
      return { kind: 'literal', at, value: numberOf(text) }
    case 'UnaryExpression':
      return /^-[\d._]+$/.test(text) ? { kind: 'literal', at, value: numberOf(text) } : unknown
    case 'Boolean':
      return { kind: 'literal', at, value: /^true$/i.test(text) }
    case 'null':
      return { kind: 'literal', at, value: null }
    case 'Name':
      return scope.valueOf(text, at)
    case 'VariableName':
      return variableValue(node, scope)
    // `self::BASE_URL`
    case 'ScopedExpression':
      return scope.valueOf(plainName(children.at(-1)?.text ?? ''), at)
    case 'ParenthesizedExpression':
      return children[0] ? read(children[0]) : unknown
    case 'BinaryExpression':
      return defaultAddress(node, /^\?\?$/, read) ?? joinedText(node, read)
    case 'ConditionalExpression':
      return defaultAddress(node, /^\?:$/, read) ?? unknown
    case 'ArrayExpression':
      return arrayValue(node, scope)
    case 'CallExpression':
      return callValue(node, scope)
    default:
      return unknown
  }
}

/** What is set later, `$card['cvc'] = …`, is not in the array that was assigned. */
function variableValue({ text, at }: CodeNode, scope: Scope): SampleValue {
  const known = scope.valueOf(plainName(text), at)
  const isChanged =
    (known.kind === 'object' || known.kind === 'array') && scope.root.text.includes(`${text}[`)
  return isChanged ? { ...known, open: true } : known
}

function arrayValue(node: CodeNode, scope: Scope): SampleValue {
  const { at } = node
  const items = (childOf(node, 'ValueList') ?? node).children.filter(({ type }) => type !== 'array')
  const open = items.some(({ type }) => type === 'VariadicUnpacking')
  const fields = items.flatMap((item): SampleField[] => {
    const [key, given] = item.type === 'Pair' ? item.children : []
    if (!key || !given || !/^(?:String|Name|ScopedExpression)$/.test(key.type)) return []
    const name = key.type === 'String' ? stringText(key, scope) : key.text
    return [{ name, at: key.at, value: value(given, scope) }]
  })
  const pairs = items.filter(({ type }) => type === 'Pair').length
  if (pairs > 0 || (open && items.length === 1))
    return { kind: 'object', at, fields, names: 'wire', open: open || fields.length < pairs }
  const plain = items.filter(({ type }) => type !== 'VariadicUnpacking')
  return { kind: 'array', at, items: plain.map((item) => value(item, scope)), open }
}

function callValue(node: CodeNode, scope: Scope): SampleValue {
  const { at, children } = node
  const [first] = argumentsOf(node)
  const given = first && value(first.value, scope)
  const called = children[0]?.text
  if (called === 'json_encode' && given) return { kind: 'unknown', at, json: given }
  return called === 'sprintf' && given?.kind === 'literal'
    ? { ...given, value: String(given.value).replaceAll(/%[sdu]/g, HOLE) }
    : { kind: 'unknown', at }
}

function stringText(node: CodeNode, scope: Scope): string {
  const isSingle = node.text.startsWith("'")
  const plain = (text: string): string =>
    isSingle ? text.replaceAll(/\\(['\\])/g, '$1') : unescapeText(text)
  const part = (inner: CodeNode): string =>
    inner.type === 'EscapeSequence'
      ? plain(inner.text)
      : knownText(inner.type === 'Interpolation' ? inner.children : [inner], (one) => value(one, scope))
  return textAround(node, [1, 1], part, plain)
}
