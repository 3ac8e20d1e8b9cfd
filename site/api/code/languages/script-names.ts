// What a call in JavaScript or TypeScript is on, and what it is given.

import { childOf, type CodeNode } from '../syntax/code-node.ts'
import type { GivenArgument } from './tree-reader.ts'

/** `new Client(…)` is a call of that name. */
export function madeName(made: CodeNode): CodeNode[] | undefined {
  const name = childOf(made, 'VariableName')
  return name && [{ ...name, text: `new ${name.text}` }]
}

export function argumentsOf(call: CodeNode): readonly CodeNode[] {
  const given = childOf(call, 'ArgList')?.children ?? []
  return given.filter(({ type }) => type !== 'Spread')
}

export function givenTo(call: CodeNode): GivenArgument[] {
  return argumentsOf(call).map((value) => ({ value }))
}

/** Strips parentheses, `await`, and type assertions. */
export function unwrapped({ type, children }: CodeNode): CodeNode | undefined {
  if (type === 'ParenthesizedExpression') return children[0]
  if (type === 'PostfixExpression') return children[1]?.type === 'LogicOp' ? children[0] : undefined
  if (type === 'BinaryExpression')
    return /^(?:as|satisfies)$/.test(children[1]?.type ?? '') ? children[0] : undefined
  return undefined
}

/** `open().tokens.create` is a call on what the code's own function returns. */
function calledName({ children: [called] }: CodeNode): CodeNode[] | undefined {
  const names = memberNames(called)
  const own = names?.filter(({ type }, index) => index > 0 || type !== 'this')
  return own?.length === 1 && !own[0]!.text.startsWith('new ')
    ? [{ ...own[0]!, text: `${own[0]!.text}()` }]
    : undefined
}

/** What `await open()` holds is no promise. */
function awaitedNames(names: CodeNode[] | undefined): CodeNode[] | undefined {
  const [called, ...more] = names ?? []
  return called && more.length === 0 && called.text.endsWith('()')
    ? [{ ...called, text: `await ${called.text}` }]
    : names
}

/** The names of `client.tokens.create`, outermost first. */
export function memberNames(node: CodeNode | undefined): CodeNode[] | undefined {
  if (!node) return undefined
  if (node.type === 'VariableName' || node.type === 'this') return [node]
  if (node.type === 'AwaitExpression') return awaitedNames(memberNames(node.children.at(-1)))
  if (node.type === 'InstantiationExpression') return memberNames(node.children[0])
  if (node.type === 'NewExpression') return madeName(node)
  if (node.type === 'CallExpression') return calledName(node)
  if (node.type !== 'MemberExpression') return memberNames(unwrapped(node))
  const before = memberNames(node.children[0])
  const name = node.children[1]
  if (!before || !name) return undefined
  // `this.#client` is the field `client`.
  if (name.type === 'PrivatePropertyName') return [...before, { ...name, text: name.text.slice(1) }]
  return name.type === 'PropertyName' ? [...before, name] : undefined
}
