// Parses calls and values in JavaScript and TypeScript.

import { parser } from '@lezer/javascript'
import type { ReadCode } from '../syntax/call-chain.ts'
import { childOf, textAround, type CodeNode } from '../syntax/code-node.ts'
import { defaultAddress, joinedText, knownText } from '../syntax/joined-text.ts'
import { numberOf, unescapeText } from '../syntax/literal-text.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'
import { callsAfterCalls } from './calls-after-calls.ts'
import { namesOf, treeReader, type Declared, type Scope, type TreeLanguage } from './tree-reader.ts'
import { argumentsOf, givenTo, madeName, memberNames, unwrapped } from './script-names.ts'
import { webObject } from './web-object.ts'

const language: TreeLanguage = {
  parser: parser.configure({ dialect: 'ts' }),
  calls: ['CallExpression', 'NewExpression'],
  names: (call) => (call.type === 'NewExpression' ? madeName(call) : memberNames(call.children[0])),
  arguments: givenTo,
  value,
  declarations: ['VariableDeclaration', 'AssignmentExpression', 'PropertyDeclaration', 'ParamList'],
  declared(node) {
    const { children } = node
    if (node.type === 'ParamList') return namesOf(children, 'VariableDefinition')
    if (node.type !== 'VariableDeclaration') return declaredMember(node)
    return children.flatMap((node, index) => {
      const name = children.slice(0, index).findLast(({ type }) => /Definition$|Pattern$/.test(type))
      const given = children[index + 1]
      if (node.type !== 'Equals' || name?.type !== 'VariableDefinition' || !given) return []
      return [{ name: name.text, value: given }]
    })
  },
}

export const readJavaScript = scriptReader(language)
export const readJsx = scriptReader({ ...language, parser: parser.configure({ dialect: 'ts jsx' }) })

/** Calls on calls are only read for the library that needs them: most scripts chain promises. */
function scriptReader(plain: TreeLanguage): ReadCode {
  const builder = callsAfterCalls({
    call: 'CallExpression',
    member: 'MemberExpression',
    names: memberNames,
    arguments: givenTo,
    value,
  })
  const readers = { plain: treeReader(plain), chained: treeReader({ ...plain, builder }) }
  return (code) => (/\bsuperagent\b/.test(code) ? readers.chained : readers.plain)(code)
}

/** `this.base = …`, `base = …` in a class, and what a variable is assigned later. */
function declaredMember({ type, children }: CodeNode): Declared[] {
  const sign = children.findIndex((child) => child.type === 'Equals')
  const given = children[sign + 1]
  if (sign < 1 || !given) return []
  const left = children[sign - 1]!
  if (type === 'AssignmentExpression' && left.type === 'VariableName')
    return [{ name: left.text, value: given }]
  const isField = type === 'PropertyDeclaration' || left.children[0]?.type === 'this'
  const member =
    type === 'PropertyDeclaration'
      ? children.find((child) => child.type.endsWith('PropertyDefinition'))
      : left.children[1]
  return isField && member ? [{ name: ownName(member), value: given }] : []
}

/** As it is looked up: `this.base`, and so `this.#base`. */
const ownName = ({ text }: CodeNode): string => `this.${text.replace(/^#/, '')}`

function value(node: CodeNode, scope: Scope): SampleValue {
  const { at, children } = node
  const unknown: SampleValue = { kind: 'unknown', at }
  const inner = unwrapped(node)
  if (inner) return value(inner, scope)
  switch (node.type) {
    case 'String':
      return { kind: 'literal', at, value: unescapeText(node.text.slice(1, -1)) }
    case 'TemplateString':
      return { kind: 'literal', at, value: templateText(node, scope) }
    case 'BinaryExpression':
      return (
        defaultAddress(node, /^(?:\?\?|\|\|)$/, (part) => value(part, scope)) ??
        joinedText(node, (part) => value(part, scope))
      )
    case 'Number':
      return { kind: 'literal', at, value: numberOf(node.text) }
    case 'UnaryExpression':
      return /^-[\d._]+$/.test(node.text) ? { kind: 'literal', at, value: numberOf(node.text) } : unknown
    case 'BooleanLiteral':
      return { kind: 'literal', at, value: node.text === 'true' }
    case 'null':
      return { kind: 'literal', at, value: null }
    case 'VariableName':
      return scope.valueOf(node.text, at)
    case 'NewExpression': {
      const given = argumentsOf(node).map((argument) => value(argument, scope))
      return webObject(childOf(node, 'VariableName')?.text, given, at)
    }
    case 'MemberExpression':
      return memberValue(node, scope)
    case 'CallExpression': {
      const json = stringified(node, scope)
      return textOfCall(node, scope) ?? { kind: 'unknown', at, ...(json && { json }) }
    }
    case 'ArrayExpression': {
      const written = children.filter(({ type }, index) => type !== 'Spread' && !isSpread(children, index))
      const open = written.length < children.length
      return { kind: 'array', at, items: written.map((item) => value(item, scope)), open }
    }
    case 'ObjectExpression':
      return objectValue(node, scope)
    default:
      return unknown
  }
}

function isSpread(siblings: readonly CodeNode[], index: number): boolean {
  return siblings[index - 1]?.type === 'Spread'
}

/** A field of an object that is written out, or of the class; `url.href` is the text of the address. */
function memberValue({ at, children: [of, member] }: CodeNode, scope: Scope): SampleValue {
  const unknown: SampleValue = { kind: 'unknown', at }
  if (!of || !member) return unknown
  if (of.type === 'this') return scope.valueOf(ownName(member), at)
  const whole = of.type === 'VariableName' ? value(of, scope) : unknown
  if (member.text === 'href' && whole.kind === 'literal') return whole
  const fields = whole.kind === 'object' ? whole.fields.filter(({ name }) => name === member.text) : []
  return fields.length === 1 ? fields[0]!.value : unknown
}

/** `url.toString()`, `String(parameters)` */
function textOfCall(node: CodeNode, scope: Scope): SampleValue | undefined {
  const [called] = node.children
  const isText =
    called?.text === 'String' ||
    (called?.type === 'MemberExpression' && called.children[1]?.text === 'toString')
  const of = called?.text === 'String' ? argumentsOf(node)[0] : called?.children[0]
  const known = isText && of ? value(of, scope) : undefined
  return known?.kind === 'literal' && typeof known.value === 'string' ? known : undefined
}

/** The argument of `JSON.stringify`. */
function stringified(node: CodeNode, scope: Scope): SampleValue | undefined {
  const [given] = argumentsOf(node)
  if (node.children[0]?.text !== 'JSON.stringify' || !given) return undefined
  return value(given, scope)
}

function objectValue(node: CodeNode, scope: Scope): SampleValue {
  const fields: SampleField[] = []
  let open = false
  for (const { type, children } of node.children) {
    const [key, given] = children
    const spread = key?.type === 'Spread' && given ? value(given, scope) : undefined
    if (spread?.kind === 'object') {
      fields.push(...spread.fields)
      open ||= spread.open
      continue
    }
    const isNamed = key && /^(?:PropertyDefinition|String|Number)$/.test(key.type)
    if (type !== 'Property' || !isNamed || children.length > 2) open = true
    else if (given) {
      const name = key.type === 'String' ? unescapeText(key.text.slice(1, -1)) : key.text
      fields.push({ name, at: key.at, value: value(given, scope) })
    } else fields.push({ name: key.text, at: key.at, value: scope.valueOf(key.text, key.at) })
  }
  return { kind: 'object', at: node.at, fields: lastOfEach(fields), names: 'either', open }
}

/** A field that is written again replaces the first. */
const lastOfEach = (fields: readonly SampleField[]): SampleField[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
]

function templateText(node: CodeNode, scope: Scope): string {
  const part = ({ type, text, children }: CodeNode): string =>
    type === 'Interpolation'
      ? knownText(
          children.filter((inner) => !inner.type.startsWith('Interpolation')),
          (inner) => value(inner, scope),
        )
      : unescapeText(text)
  return textAround(node, [1, 1], part, (text) => text)
}
