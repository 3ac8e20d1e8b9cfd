// Makes the MDX node of a component, as if an author had written it.

import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Position } from 'unist'

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Compiled as a component even where its name is that of an HTML element. */
    _mdxExplicitJsx?: boolean
    /** Made by a plugin, not written by an author. */
    generated?: boolean
  }
}

/** Props without a value are left out. */
export function jsxElement(
  name: string,
  props: Record<string, string | undefined>,
  children: readonly object[],
  position: Position | undefined,
): MdxJsxFlowElement {
  const attributes = Object.entries(props).flatMap(([prop, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: prop, value }],
  )
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: [...children] as MdxJsxFlowElement['children'],
    data: { _mdxExplicitJsx: true, generated: true },
  }
  return position ? { ...element, position } : element
}
