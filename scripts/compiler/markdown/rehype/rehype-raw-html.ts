// Parses the HTML that authors wrote in plain Markdown, and keeps out what would run or break the page's policy.
//
//   Press <kbd>Esc</kbd> <script>…</script>     becomes elements; the script is gone

import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { walkElements, walkNodes } from '../../../syntax/walk-tree.ts'

/** Elements that run code, load frames, restyle the page or send forms. */
const FORBIDDEN = new Set([
  'script',
  'style',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'base',
  'link',
  'meta',
  'title',
  'form',
  'noscript',
  'template',
])
const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement']

export function rehypeRawHtml() {
  const parseRaw = rehypeRaw({ passThrough })
  return (tree: Root, file: VFile): Root => {
    const parsed = hasRaw(tree) ? (parseRaw(tree, file) as Root) : tree
    walkElements(parsed, (element, index, parent) => {
      if (!FORBIDDEN.has(element.tagName)) return removeActiveAttributes(element)
      parent.children.splice(index, 1)
      return index
    })
    return parsed
  }
}

function hasRaw(tree: Root): boolean {
  let found = false
  walkNodes(tree, (node) => {
    if (node.type === 'raw') found = true
  })
  return found
}

function removeActiveAttributes(element: Element): undefined {
  for (const name of Object.keys(element.properties)) {
    if (/^on/i.test(name) || name === 'style' || name === 'srcDoc') delete element.properties[name]
  }
}
