// Finds the variables that shell code sets and uses, in the order in which the shell meets them.

import type { Node } from 'web-tree-sitter'
import type { CodeSpan } from '#site/curl/code-span.ts'
import { spanOf } from '../syntax/node-span.ts'

interface ShellVariable {
  kind: 'set' | 'use'
  name: string
  at: CodeSpan
}

/** Set by the shell or by the system that it runs on. */
const KNOWN = new Set(
  'EDITOR EPOCHSECONDS HOME HOSTNAME IFS LANG LINENO OLDPWD PATH PWD RANDOM REPLY SECONDS SHELL TMPDIR UID USER'.split(
    ' ',
  ),
)
/** Commands whose words are names of variables that they fill. */
const READERS = new Set(['read', 'mapfile', 'readarray'])
/** `${NAME:-default}` and `${NAME:+alternative}` work without a value. */
const OPTIONAL = new Set([':-', '-', ':+', '+'])
const DEFAULTS = new Set([':=', '='])
const JQ_ENVIRONMENT = /(?:(?<![\w.])env|\$ENV)\.([A-Za-z_%][\w%-]*)/g

export function shellVariables(root: Node): ShellVariable[] {
  // `$1` is an argument of a function or a script.
  return visit(root).filter(({ name }) => !KNOWN.has(name) && !/^\d/.test(name))
}

function visit(node: Node): ShellVariable[] {
  switch (node.type) {
    case 'variable_assignment':
      return inOrder(node, node.childForFieldName('name'))
    case 'for_statement':
      return inOrder(node, node.childForFieldName('variable'))
    case 'declaration_command':
      return node.namedChildren.flatMap((child) =>
        child.type === 'variable_name' ? [variable('set', child)] : visit(child),
      )
    case 'simple_expansion':
      return node.namedChildren
        .filter(({ type }) => type === 'variable_name')
        .map((name) => variable('use', name))
    case 'expansion':
      return expansion(node)
    case 'command':
      return command(node)
    default:
      return node.namedChildren.flatMap(visit)
  }
}

/** What is on the right is read before the name is set; the body of a loop comes after it. */
function inOrder(node: Node, name: Node | null): ShellVariable[] {
  const set = name ? [variable('set', name.type === 'subscript' ? name.namedChildren[0]! : name)] : []
  const others = node.namedChildren.filter(({ id }) => id !== name?.id)
  const body = others.filter(({ type }) => type === 'do_group')
  return [...others.filter((child) => !body.includes(child)).flatMap(visit), ...set, ...body.flatMap(visit)]
}

function expansion(node: Node): ShellVariable[] {
  const [name, ...rest] = node.namedChildren
  const operator = node.children.find(({ type }) => OPTIONAL.has(type) || DEFAULTS.has(type))?.type
  if (name?.type !== 'variable_name') return node.namedChildren.flatMap(visit)
  const inner = rest.flatMap(visit)
  if (operator === undefined) return [variable('use', name), ...inner]
  return DEFAULTS.has(operator) ? [...inner, variable('set', name)] : inner
}

function command(node: Node): ShellVariable[] {
  const name = node.childForFieldName('name')?.text ?? ''
  return node.namedChildren.flatMap((child) => {
    if (READERS.has(name) && child.type === 'word' && /^[A-Za-z_]\w*$/.test(child.text))
      return [variable('set', child)]
    if (name === 'jq' && child.type === 'raw_string') return jqEnvironment(child)
    return visit(child)
  })
}

/** A jq program reads exported variables as `env.NAME`. */
function jqEnvironment(program: Node): ShellVariable[] {
  const at = spanOf(program)
  return [...program.text.matchAll(JQ_ENVIRONMENT)].map((match) => {
    const before = program.text.slice(0, match.index).split('\n')
    const column = (before.length === 1 ? at.column : 0) + before.at(-1)!.length
    const row = at.row + before.length - 1
    return {
      kind: 'use',
      name: match[1]!,
      at: { row, column, endRow: row, endColumn: column + match[0].length },
    }
  })
}

function variable(kind: ShellVariable['kind'], node: Node): ShellVariable {
  return { kind, name: node.text, at: spanOf(node) }
}
