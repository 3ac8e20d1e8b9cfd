// Parses calls and values in Python.

import { parser } from '@lezer/python'
import { childOf, textAround, type CodeNode } from '../syntax/code-node.ts'
import { addressOnly, defaultAddress, joinedText, knownText } from '../syntax/joined-text.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { namesOf, treeReader, type GivenArgument, type Scope } from './tree-reader.ts'

export const readPython = treeReader({
  parser,
  calls: ['CallExpression'],
  names: (call) => chain(call.children[0]),
  arguments: argumentsOf,
  value,
  declarations: ['AssignStatement', 'ClassDefinition', 'ParamList'],
  declared(node) {
    const { children } = node
    if (node.type === 'ClassDefinition') return classFields(node)
    if (node.type === 'ParamList') return namesOf(children, 'VariableName')
    const [name, sign, given, ...more] = children.filter(({ type }) => type !== 'TypeDef')
    const isOne = sign?.type === 'AssignOp' && more.length === 0
    const isNamed = name?.type === 'VariableName' || /^self\.\w+$/.test(name?.text ?? '')
    return isOne && isNamed && given ? [{ name: name!.text, value: given }] : []
  },
})

/** `BASE = …` in a class is `self.BASE`. */
function classFields(node: CodeNode): { name: string; value: CodeNode }[] {
  const fields = childOf(node, 'Body')?.children.filter(({ type }) => type === 'AssignStatement') ?? []
  return fields.flatMap(({ children }) => {
    const [name, sign, given] = children.filter(({ type }) => type !== 'TypeDef')
    return name?.type === 'VariableName' && sign?.type === 'AssignOp' && given
      ? [{ name: `self.${name.text}`, value: given }]
      : []
  })
}

function chain(node: CodeNode | undefined): CodeNode[] | undefined {
  if (node?.type === 'VariableName') return [node]
  if (node?.type !== 'MemberExpression') return undefined
  const before = chain(node.children[0]) ?? madeName(node.children[0])
  const name = node.children[1]
  return before && name?.type === 'PropertyName' ? [...before, name] : undefined
}

/** `Client(…).tokens.get` is a call on a class's new object, `open().tokens.get` on what a function returns. */
function madeName(node: CodeNode | undefined): CodeNode[] | undefined {
  const names = node?.type === 'CallExpression' ? chain(node.children[0]) : undefined
  const name = names?.at(-1)
  if (!name) return undefined
  if (/^[A-Z]/.test(name.text)) return [{ ...name, text: `new ${name.text}` }]
  const isOwn = names!.length === 1 || (names!.length === 2 && names![0]!.text === 'self')
  return isOwn ? [{ ...name, text: `${name.text}()` }] : undefined
}

/** Names, signs and values are siblings in the tree. */
function argumentsOf(call: CodeNode): GivenArgument[] {
  const list = childOf(call, 'ArgList')
  if (!list) return []
  const { children } = list
  if (children.some(({ type }) => type === 'for')) return [{ value: list }]
  const given: GivenArgument[] = []
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!
    if (children[index + 1]?.type === 'AssignOp' && children[index + 2]) {
      given.push({ name: node, value: children[index + 2]! })
      index += 2
    } else if (node.type.startsWith('*')) {
      const unpacked = node.type === '**' ? children[index + 1] : undefined
      given.push(unpacked ? { value: unpacked, fields: true } : { value: node })
      index++
    } else given.push({ value: node })
  }
  return given
}

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at, children } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  switch (node.type) {
    case 'String':
    case 'FormatString':
      return { kind: 'literal', at, value: stringText(node, scope) }
    case 'ContinuedString':
      return { kind: 'literal', at, value: children.map((part) => stringText(part, scope)).join('') }
    case 'BinaryExpression':
      return (
        defaultAddress(node, /^or$/, (part) => value(part, scope)) ??
        joinedText(node, (part) => value(part, scope))
      )
    case 'Number':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'Boolean':
      return { kind: 'literal', at, value: node.text === 'True' }
    case 'None':
      return { kind: 'literal', at, value: null }
    case 'VariableName':
      return scope.valueOf(node.text, at)
    case 'MemberExpression': {
      const [of, member] = children
      const isOwn = member?.type === 'PropertyName' && /^(?:self|cls|[A-Z]\w*)$/.test(of?.text ?? '')
      return isOwn ? scope.valueOf(`self.${member.text}`, at) : unknown
    }
    case 'ArrayExpression': {
      const isUnpacked = (index: number) => children[index]?.type === '*'
      const written = children.filter((_, index) => !isUnpacked(index) && !isUnpacked(index - 1))
      const open = written.length < children.length
      return { kind: 'array', at, items: written.map((item) => value(item, scope)), open }
    }
    case 'DictionaryExpression':
      return dictionaryValue(node, scope)
    case 'CallExpression': {
      const [given, fallback] = argumentsOf(node)
      const called = children[0]?.text ?? ''
      const [of, method] = children[0]?.children ?? []
      if (of && method?.text === 'encode') return value(of, scope)
      if (called === 'json.dumps' && given) return { kind: 'unknown', at, json: value(given.value, scope) }
      const isSetting = /^os\.(?:getenv|environ\.get)$/.test(called)
      const address = isSetting && fallback ? addressOnly(value(fallback.value, scope)) : undefined
      return address ?? modelValue(node, scope)
    }
    default:
      return unknown
  }
}

function dictionaryValue({ at, children }: CodeNode, scope: Scope): SampleValue {
  const fields: SampleField[] = []
  let open = false
  for (let index = 0; index + 1 < children.length; index += 2) {
    const [key, member] = [children[index]!, children[index + 1]!]
    const merged = key.type === '**' ? value(member, scope) : undefined
    if (merged?.kind === 'object') {
      fields.push(...merged.fields)
      open ||= merged.open
    } else if (key.type === 'String')
      fields.push({ name: stringText(key, scope), at: key.at, value: value(member, scope) })
    else open = true
  }
  return { kind: 'object', at, fields, names: 'wire', open }
}

/** `AccessRule(priority=1)` and `dict(number=pan)` are objects; any other call is unknown. */
function modelValue(node: CodeNode, scope: Scope): SampleValue {
  const members = argumentsOf(node)
  const called = node.children[0]?.text ?? ''
  const isModel = called === 'dict' || /^(?:\w+\.)*[A-Z]\w*$/.test(called)
  if (!isModel || members.some(({ name }) => !name)) return { kind: 'unknown', at: node.at }
  const fields = members.map(({ name, value: member }) => ({
    name: name!.text,
    at: name!.at,
    value: value(member, scope),
  }))
  return { kind: 'object', at: node.at, fields, names: called === 'dict' ? 'wire' : 'typed', open: false }
}

function stringText(node: CodeNode, scope: Scope): string {
  const [start = '', quote = '"'] = /^[a-z]*("""|'''|"|')/i.exec(node.text) ?? []
  const raw = /^[bf]*r/i.test(start)
  const plain = (text: string) => (raw ? text : unescapeText(text))
  const part = ({ type, text, children }: CodeNode): string =>
    type === 'FormatReplacement' ? knownText(children, (inner) => value(inner, scope)) : plain(text)
  return textAround(node, [start.length, quote.length], part, plain)
}
