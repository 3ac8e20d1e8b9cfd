// Reports what MDX would run as code: pages are prose, and what they show comes from components.
//
//   import X from './x'     mdx-import
//   {1 + 1}                 mdx-expression
//   {/* a comment */}       taken out

import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

type Code = Node & { value: string }

export function remarkMdxCode() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') reportModuleCode(node as Code, state)
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        reportExpression(node as Code, state)
      else return undefined
      parent.children.splice(index, 1)
      return index
    })
  }
}

function reportModuleCode(node: Code, state: PageState): void {
  const word = node.value.trimStart().startsWith('export') ? 'export' : 'import'
  report(state, {
    code: 'mdx-import',
    at: node,
    what: `the page contains an \`${word}\``,
    fix: 'remove it: components need no import; use partials for shared text and %variables% for values',
  })
}

function reportExpression(node: Code, state: PageState): void {
  if (isComment(node.value)) return
  report(state, {
    code: 'mdx-expression',
    at: node,
    what: `there is an expression in braces, \`{${shorten(node.value)}}\``,
    fix: 'format the text as `code`, or write \\{ for a literal brace',
  })
}

function isComment(code: string): boolean {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() === ''
}

function shorten(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
