// What a browser finds text in once `<main>` of a page is whole: its text in reading order, with the parts that are loaded
// when they are asked for.

import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { childrenOf, partsOf } from '../../parity/late-folds.ts'

/** Without blanks and in lower case. `assetText`: of the asset at a URL. */
export function textOfMain(html: string, assetText: (url: string) => string): string {
  return withoutBlanks(textOf(fromHtml(html, { fragment: true }), []))

  function textOf(node: Nodes, parts: readonly string[]): string {
    if (node.type === 'text') return node.value
    if (node.type === 'root') return node.children.map((child) => textOf(child, parts)).join('')
    if (node.type !== 'element' || node.tagName === 'template') return ''
    const inside = partsOf(node, assetText) ?? parts
    return childrenOf(node, inside)
      .map((child) => textOf(child, inside))
      .join('')
  }
}

export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()
