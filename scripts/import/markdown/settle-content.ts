// Normalises converted content to what Markdown allows: text in paragraphs, blocks outside them.

import type { BlockContent, PhrasingContent } from 'mdast'
import { nodesIn, isJsx, wordsOf, type AnyNode } from './nodes.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'

const PHRASING = new Set(
  'text emphasis strong delete inlineCode break link linkReference image imageReference footnoteReference mdxJsxTextElement mdxTextExpression'.split(
    ' ',
  ),
)
const INLINE_PARENTS = new Set([
  'heading',
  'link',
  'linkReference',
  'strong',
  'emphasis',
  'delete',
  'tableCell',
  'mdxJsxTextElement',
])
const KEPT = new Set(['list', 'table', 'tableRow', 'paragraph'])

export function isPhrasing(node: { type: string }): node is PhrasingContent {
  return PHRASING.has(node.type)
}

/**
 * The children in a form that a node of the type `parent` allows. Their own children have been normalised already.
 */
export function settledChildren(parent: string, children: readonly AnyNode[]): AnyNode[] {
  if (KEPT.has(parent)) return [...children]
  return INLINE_PARENTS.has(parent) ? settledPhrasing(children) : settledBlocks(children)
}

/** What a line may hold: blocks become their text. */
export function settledPhrasing(children: readonly AnyNode[]): PhrasingContent[] {
  return children.flatMap((child, index) => {
    if (isPhrasing(child)) return [child]
    return index === 0 ? inlineOf(child) : [text(' '), ...inlineOf(child)]
  })
}

/** What a block may hold: runs of text become paragraphs, and paragraphs that contain blocks are split. */
export function settledBlocks(children: readonly AnyNode[]): BlockContent[] {
  const blocks: AnyNode[] = []
  let run: PhrasingContent[] = []
  const flush = (): void => {
    if (wordsOf(run).trim() !== '' || run.some(({ type }) => type !== 'text' && type !== 'break'))
      blocks.push(paragraph(trimmed(run)))
    run = []
  }
  const add = (child: AnyNode): void => {
    if (isPhrasing(child)) run.push(child)
    else {
      flush()
      blocks.push(child)
    }
  }
  for (const child of children) {
    const isLabel = child.type === 'paragraph' && child.data !== undefined
    if (child.type !== 'paragraph' || isLabel) add(child)
    else if (child.children.every(isPhrasing)) {
      flush()
      // What is left of it when a comment or an image went may begin or end with a space.
      child.children = trimmed(child.children)
      if (child.children.length > 0) blocks.push(child)
    } else {
      flush()
      for (const inner of nodesIn(child)) add(inner)
      flush()
    }
  }
  flush()
  // Parts of lists and tables may stand alone in HTML, and are kept for the list or table that takes them.
  return blocks as BlockContent[]
}

function trimmed(run: readonly PhrasingContent[]): PhrasingContent[] {
  const copy = [...run]
  const isBlank = (node: PhrasingContent | undefined): boolean =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  while (isBlank(copy[0])) copy.shift()
  while (isBlank(copy.at(-1))) copy.pop()
  const [first, last] = [copy[0], copy.at(-1)]
  if (first?.type === 'text') first.value = first.value.replace(/^\s+/, '')
  if (last?.type === 'text') last.value = last.value.replace(/\s+$/, '')
  return copy
}

/** Node types allowed in a line, and in a block. */
function inlineOf(node: AnyNode): PhrasingContent[] {
  if (node.type === 'paragraph') return node.children.filter(isPhrasing)
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replaceAll('\n', ' ') }]
  if (node.type === 'containerDirective' || isJsx(node) || 'children' in node)
    return ((node as { children?: AnyNode[] }).children ?? []).flatMap((child) =>
      isPhrasing(child) ? [child] : [...inlineOf(child), text(' ')],
    )
  return []
}
