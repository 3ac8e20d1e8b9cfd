// Parses calls and values in Java: builders are objects; `Map.of` and maps filled with `put` are maps.

import { parser } from '@lezer/java'
import { childOf, nodesOf, type CodeNode } from '../syntax/code-node.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { joinedText } from '../syntax/joined-text.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { BuilderChain } from '../syntax/call-chain.ts'
import { ENDS_BUILDER } from '../syntax/builder-ends.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { treeReader, type Scope } from './tree-reader.ts'

const CALL = 'MethodInvocation'

export const readJava = treeReader({
  parser,
  calls: [CALL],
  names: chain,
  arguments: (call) => argumentsOf(call).map((value) => ({ value })),
  value,
  builder: builtBy,
  putsAreRead: true,
  declarations: ['VariableDeclarator'],
  declared({ children: [name, sign, given] }) {
    return name?.type === 'Definition' && sign?.type === 'AssignOp' && given
      ? [{ name: name.text, value: given }]
      : []
  },
})

function argumentsOf(call: CodeNode): readonly CodeNode[] {
  return childOf(call, 'ArgumentList')?.children ?? []
}

function nameOf(call: CodeNode | undefined): CodeNode | undefined {
  return childOf(childOf(call, 'MethodName'), 'Identifier')
}

function targetOf({ children }: CodeNode): CodeNode | undefined {
  return children[0]?.type === 'MethodName' ? undefined : children[0]
}

/** Groups are methods without arguments. */
function chain(call: CodeNode): CodeNode[] | undefined {
  const name = nameOf(call)
  const before = name && receiver(targetOf(call))
  return before && [...before, name]
}

function receiver(node: CodeNode | undefined): CodeNode[] | undefined {
  if (!node) return []
  if (node.type === 'Identifier' || node.type === 'this') return [node]
  if (node.type === 'FieldAccess') {
    const before = receiver(node.children[0])
    const field = node.children[1]
    return before && field ? [...before, field] : undefined
  }
  const made = madeName(node)
  if (made) return [made]
  return node.type === CALL && argumentsOf(node).length === 0 ? chain(node) : undefined
}

/** `new Client(key)`, `Client.builder().apiKey(key).build()`: calls on it are the client's. */
function madeName(node: CodeNode): CodeNode | undefined {
  if (node.type === 'ParenthesizedExpression') return node.children[0] && madeName(node.children[0])
  let root: CodeNode | undefined = node
  if (node.type === 'ObjectCreationExpression') root = childOf(node, 'TypeName')
  else {
    if (nameOf(node)?.text !== 'build') return undefined
    while (root?.type === CALL && nameOf(root)?.text !== 'builder') root = targetOf(root)
    root = root && targetOf(root)
  }
  return root && /^(?:Identifier|TypeName)$/.test(root.type)
    ? { ...root, text: `new ${root.text}` }
    : undefined
}

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  switch (node.type) {
    case 'StringLiteral':
      return { kind: 'literal', at, value: stringText(node) }
    case 'TextBlock':
      return { kind: 'literal', at, value: node.text.slice(3, -3) }
    case 'IntegerLiteral':
    case 'FloatingPointLiteral':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'BooleanLiteral':
      return { kind: 'literal', at, value: node.text === 'true' }
    case 'null':
      return { kind: 'literal', at, value: null }
    case 'Identifier':
      return withPuts(node.text, scope.valueOf(node.text, at), scope)
    case CALL:
      return invocationValue(node, scope)
    case 'BinaryExpression':
      return joinedText(node, (part) => value(part, scope))
    case 'ObjectCreationExpression': {
      const [first, second] = argumentsOf(node)
      const made = childOf(node, 'GenericType', 'TypeName')?.text ?? ''
      if (first && (made === 'URI' || (second && /^HttpEntity\b/.test(made)))) return value(first, scope)
      if (!/Map\b/.test(made)) return unknown
      return { kind: 'object', at, fields: [], names: 'wire', open: first !== undefined }
    }
    default:
      return unknown
  }
}

/** Applies every `card.put("number", "…")` in the sample. */
function withPuts(name: string, map: SampleValue, scope: Scope): SampleValue {
  if (map.kind !== 'object' || map.names !== 'wire') return map
  const puts = nodesOf(scope.root, [CALL]).filter(
    (call) => targetOf(call)?.text === name && nameOf(call)?.text === 'put',
  )
  const read = () => puts.flatMap((call) => entry(argumentsOf(call), scope))
  return scope.once(`${name}.put`, () => ({ ...map, fields: [...map.fields, ...read()] })) ?? map
}

function entry([key, member]: readonly CodeNode[], scope: Scope): SampleField[] {
  if (key?.type !== 'StringLiteral' || !member) return []
  return [{ name: stringText(key), at: key.at, value: value(member, scope) }]
}

function invocationValue(node: CodeNode, scope: Scope): SampleValue {
  const { at } = node
  const given = argumentsOf(node)
  const name = nameOf(node)?.text
  const target = targetOf(node)
  const call = `${target?.type === 'Identifier' ? target.text : ''}.${name}`
  if (call === 'Map.of') {
    const fields = given.flatMap((_, index) => (index % 2 ? [] : entry(given.slice(index, index + 2), scope)))
    return { kind: 'object', at, fields, names: 'wire', open: fields.length * 2 < given.length }
  }
  if (call === 'List.of' || call === 'Arrays.asList' || call === 'Collections.singletonList') {
    return { kind: 'array', at, items: given.map((item) => value(item, scope)), open: false }
  }
  const formatted = name === 'formatted' && target ? value(target, scope) : undefined
  const text = textOf(call, target?.text ?? '', given, { scope, formatted })
  if (text) return { ...text, at }
  if (/^Optional\.(?:of|ofNullable)$/.test(call) && given[0]) return value(given[0], scope)
  return name === 'build' && target ? builderValue(target, at, scope) : { kind: 'unknown', at }
}

/** URLs, bodies and media types of the HTTP libraries, whose value is the text they are made from. */
function textOf(
  call: string,
  target: string,
  given: readonly CodeNode[],
  { scope, formatted }: { scope: Scope; formatted: SampleValue | undefined },
): SampleValue | undefined {
  const texts = given.map((one) => value(one, scope))
  if (call === 'URI.create') return texts[0]
  if (/(?:^|\.)BodyPublishers$/.test(target)) {
    if (call.endsWith('.ofString')) return texts[0]
    return call.endsWith('.noBody') && given[0] === undefined ? NO_BODY : undefined
  }
  if (/^MediaType\.(?:get|parse)$/.test(call)) return texts[0]
  if (call === 'RequestBody.create') return typedBody(texts)
  const format = call === 'String.format' ? texts[0] : formatted
  if (format?.kind !== 'literal') return undefined
  return { ...format, value: String(format.value).replaceAll(/%[sd]/g, HOLE) }
}

/** Older versions take the type first. */
function typedBody(texts: readonly SampleValue[]): SampleValue | undefined {
  const literals = texts.flatMap((one) => (one.kind === 'literal' ? one : []))
  const isType = ({ value: text }: { value: unknown }): boolean => /^\w+\/[\w.+-]+/.test(String(text))
  const body = literals.find((one) => !isType(one))
  const type = literals.find(isType)
  // OkHttp wants a body with every POST: an empty one is none.
  if (body?.value === '') return NO_BODY
  return body && { ...body, ...(type && { sentAs: String(type.value) }) }
}

const NO_BODY: SampleValue = {
  kind: 'literal',
  at: { row: 0, column: 0, endRow: 0, endColumn: 0 },
  value: null,
}

/** `HttpRequest.newBuilder(…).header(…).build()`, `new Request.Builder().url(…).build()` */
function builtBy(call: CodeNode, scope: Scope): BuilderChain | undefined {
  if (!ENDS_BUILDER.test(nameOf(call)?.text ?? '')) return undefined
  const argumentValues = (node: CodeNode) => argumentsOf(node).map((one) => ({ value: value(one, scope) }))
  const steps: BuilderChain['steps'] = []
  for (let node = targetOf(call); node; node = targetOf(node)) {
    if (node.type === 'ObjectCreationExpression') {
      const root = childOf(node, 'ScopedTypeName', 'TypeName')?.text ?? ''
      return { root, arguments: argumentValues(node), steps: steps.reverse(), at: call.at }
    }
    const name = nameOf(node)
    const target = targetOf(node)
    if (!name) return undefined
    if (target?.type === 'Identifier' || target?.type === 'FieldAccess') {
      const root = `${(target.children.at(-1) ?? target).text}.${name.text}`
      return { root, arguments: argumentValues(node), steps: steps.reverse(), at: name.at }
    }
    steps.push({ name: { name: name.text, at: name.at }, arguments: argumentValues(node) })
  }
  return undefined
}

/** `CreateTokenRequest.builder().type("card").build()`: each method is a field. */
function builderValue(last: CodeNode, at: SampleValue['at'], scope: Scope): SampleValue {
  const fields: SampleField[] = []
  for (let call: CodeNode | undefined = last; call?.type === CALL; call = targetOf(call)) {
    const name = nameOf(call)
    const [member] = argumentsOf(call)
    if (!name) break
    if (name.text === 'builder')
      return { kind: 'object', at, fields: fields.reverse(), names: 'typed', open: false }
    if (member) fields.push({ name: name.text, at: name.at, value: value(member, scope) })
  }
  return { kind: 'unknown', at }
}

const stringText = ({ text }: CodeNode): string => unescapeText(text.slice(1, -1))
