// Creates the nodes that conversions produce, in the form that authors write them.

import type { BlockContent, List, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Position } from 'unist'
import { text } from '../../syntax/markdown-nodes.ts'

declare module 'mdast' {
  interface HeadingData {
    /** A heading's anchor: `## Words {#id}`. */
    id?: string
  }
}

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement
export type AnyNode = RootContent

export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A node's children; empty for a leaf. */
export function nodesIn(node: object): AnyNode[] {
  return 'children' in node ? (node.children as AnyNode[]) : []
}

/** Sets children on a node whose type allows only some kinds: conversions normalise them afterwards. */
export function setChildren<Node extends { children: unknown[] }>(
  node: Node,
  children: readonly AnyNode[],
): Node {
  return Object.assign(node, { children: [...children] })
}

export function component(
  name: string,
  props: Record<string, string | undefined>,
  children: readonly AnyNode[] = [],
  position?: Position,
): MdxJsxFlowElement {
  const attributes = Object.entries(props).flatMap(([prop, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: prop, value }],
  )
  const made = {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes,
    children: [...children] as BlockContent[],
  }
  return position ? { ...made, position } : made
}

export function admonition(kind: string, title: string | undefined, children: readonly AnyNode[]): AnyNode {
  const label: BlockContent[] =
    title === undefined || title === ''
      ? []
      : [{ type: 'paragraph', data: { directiveLabel: true }, children: [text(title)] }]
  return {
    type: 'containerDirective',
    name: kind,
    children: [...label, ...(children as BlockContent[])],
  } as AnyNode
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] }
}

export function list(items: readonly (readonly AnyNode[])[], ordered = false): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [...children] as BlockContent[],
    })),
  }
}

/** The words of nodes. */
export function wordsOf(nodes: readonly object[]): string {
  return nodes
    .map((node) => {
      if ('value' in node && typeof node.value === 'string' && !('name' in node)) return node.value
      if ('children' in node) return wordsOf(nodesIn(node))
      return 'alt' in node && typeof node.alt === 'string' ? node.alt : ''
    })
    .join('')
}

/** Double braces in code would be one of the platform's expressions, except in a `samp`. */
export function inlineCode(value: string): AnyNode {
  return value.includes('{{')
    ? { type: 'mdxJsxTextElement', name: 'samp', attributes: [], children: [text(value)] }
    : { type: 'inlineCode', value }
}
