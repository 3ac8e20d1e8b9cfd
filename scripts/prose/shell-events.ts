// Lists a page's uses of shell variables, from top to bottom: samples that set or use one, text that names one, and
// partials, whose samples belong to the page. check-shell-variables.ts checks them.

import type { Code, InlineCode, Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { walkNodes } from '../syntax/walk-tree.ts'
import { grammarOf, parseCode } from '../syntax/grammars.ts'
import { textOf } from './heading-text.ts'
import type { Prose } from './read-prose.ts'
import type { Rules } from './style/rules.ts'
import { shellVariables } from './shell-variables.ts'

export interface ShellEvent {
  kind: 'set' | 'use' | 'name' | 'include'
  /** Of the variable, or of the partial. */
  name: string
  /** It is in the section on prerequisites. */
  inOpening: boolean
  line: number
  column: number
  endColumn: number
  /** The parameters of a partial. */
  parameters?: Record<string, string>
}

/** A name as prose writes it; `%SCOPE%` may be a part of it. */
const NAMED = /^\$?\{?((?:[A-Z_]|%[\w-]+%)(?:[A-Z0-9_]|%[\w-]+%)+)\}?$/

export async function readShellEvents({ tree }: Prose, rules: Rules): Promise<ShellEvent[]> {
  if (!rules.style.samples.variables_are_set || rules.severity('sample-variable-unset') === 'off') return []
  const events: ShellEvent[] = []
  const samples: [at: number, sample: Code, inOpening: boolean][] = []
  let openingDepth = 0
  walkNodes(tree, (found) => {
    const node = found as Nodes
    if (node.type === 'heading') {
      if (rules.openingSections?.test(textOf(node))) openingDepth = node.depth
      else if (node.depth <= openingDepth) openingDepth = 0
    }
    const inOpening = openingDepth > 0
    if (node.type === 'inlineCode') events.push(...namedIn(node, inOpening))
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'Include')
      events.push(includeOf(node, inOpening))
    else if (node.type === 'code' && grammarOf(node.lang ?? '') === 'bash')
      samples.push([events.length, node, inOpening])
  })
  // From the end, so that the places of earlier samples stay.
  for (const [at, sample, inOpening] of samples.reverse())
    events.splice(at, 0, ...(await eventsIn(sample, inOpening)))
  return events
}

async function eventsIn(sample: Code, inOpening: boolean): Promise<ShellEvent[]> {
  const { line, column } = sample.position!.start
  const syntax = await parseCode('bash', sample.value)
  try {
    return shellVariables(syntax.rootNode).map(({ kind, name, at }) => ({
      kind,
      name,
      inOpening,
      line: line + 1 + at.row,
      column: column + at.column,
      endColumn: column + at.endColumn,
    }))
  } finally {
    syntax.delete()
  }
}

function namedIn({ value, position }: InlineCode, inOpening: boolean): ShellEvent[] {
  const name = NAMED.exec(value)?.[1]
  if (name === undefined) return []
  const { line, column } = position!.start
  return [{ kind: 'name', name, inOpening, line, column, endColumn: position!.end.column }]
}

function includeOf({ attributes, position }: MdxJsxFlowElement, inOpening: boolean): ShellEvent {
  const given = attributes.flatMap((attribute): [string, string][] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  )
  const { partial: name = '', ...parameters } = Object.fromEntries(given)
  const { line, column } = position!.start
  return { kind: 'include', name, inOpening, line, column, endColumn: column + '<Include'.length, parameters }
}
