// Turns container directives into the Admonition component.
//
//   :::tip[Use **one** id]         <Admonition kind="tip">
//   Text                             <AdmonitionTitle>Use **one** id</AdmonitionTitle>
//   :::                              Text

import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { ADMONITIONS } from '#site/model/component-rules.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { sourceLine } from '../../../content/source-place.ts'
import { jsxElement } from '../tree/jsx-element.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

const KINDS: readonly string[] = ADMONITIONS
/** Words of other generators, in content that is not ours. */
const FOREIGN_KINDS: Record<string, string> = {
  details: 'details',
  important: 'info',
  success: 'tip',
  error: 'danger',
  secondary: 'note',
}

export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (node.type !== 'containerDirective') return undefined
      const directive = node as ContainerDirective
      if (!isClosed(directive, state.sources)) reportUnclosed(directive, state)
      parent.children.splice(index, 1, ...replacement(directive, state))
      // What is new is visited in its turn: it may hold further admonitions.
      return index
    })
  }
}

function replacement(node: ContainerDirective, state: PageState): Node[] {
  const [label, ...body] = node.children
  const title = isLabel(label) ? label.children : undefined
  const content = title === undefined ? node.children : body
  const kind = kindOf(node, state)
  if (kind === undefined) return content
  if (kind === 'details') {
    const summary = title === undefined ? 'Details' : toString(title)
    return [jsxElement('Details', { summary }, content, node.position)]
  }
  const heading = title === undefined ? [] : [jsxElement('AdmonitionTitle', {}, title, node.position)]
  return [jsxElement('Admonition', { kind }, [...heading, ...content], node.position)]
}

/** Undefined for a container of another generator that is no admonition, such as a group of code: its content is kept. */
function kindOf(node: ContainerDirective, state: PageState): string | undefined {
  const kind = node.name.toLowerCase()
  if (KINDS.includes(kind)) return kind
  if (!state.settings.content.configured) return FOREIGN_KINDS[kind]
  const nearest = nearestName(kind, KINDS)
  report(state, {
    code: 'admonition-unknown',
    at: {
      start: node.position!.start,
      end: { ...node.position!.start, column: node.position!.start.column + 3 + kind.length },
    },
    what: `there is no admonition \`${node.name}\``,
    fix: nearest ? `use \`:::${nearest}\`` : `use one of ${KINDS.join(', ')}`,
  })
  return 'note'
}

function isLabel(node: ContainerDirective['children'][number] | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data
}

/** The parser closes what authors leave open at the end of its container, which swallows the rest of the page. */
function isClosed(node: ContainerDirective, sources: readonly string[]): boolean {
  const end = node.position?.end
  return end === undefined || /^[\s>]*:{3,}\s*$/.test(sourceLine(end.line, sources))
}

function reportUnclosed(node: ContainerDirective, state: PageState): void {
  const { start } = node.position!
  report(state, {
    code: 'admonition-unclosed',
    at: { start, end: { ...start, column: start.column + 3 + node.name.length } },
    what: `\`:::${node.name}\` is never closed and swallows the rest of the page`,
    fix: 'end it with a line `:::`; an admonition that contains another one needs an extra colon, `::::`',
  })
}
