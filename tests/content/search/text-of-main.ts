// What a browser finds text in once `<main>` of a page is whole: its text in reading order, with the parts that are loaded
// when they are asked for.

import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Without blanks and in lower case. `assetText`: of the asset at a URL. */
export function textOfMain(html: string, assetText: (url: string) => string): string {
  const text = textOf(fromHtml(html, { fragment: true }), [])
  return withoutBlanks(text)

  function textOf(node: Nodes, parts: readonly string[]): string {
    if (node.type === 'text') return node.value
    if (node.type === 'root') return node.children.map((child) => textOf(child, parts)).join('')
    if (node.type !== 'element' || node.tagName === 'template') return ''
    const { dataParts: url, dataPart } = node.properties
    const inside = typeof url === 'string' ? (JSON.parse(assetText(url)) as string[]) : parts
    const late = fromHtml(inside[Number(dataPart)] ?? '', { fragment: true })
    return [...node.children, ...late.children].map((child) => textOf(child, inside)).join('')
  }
}

export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()
