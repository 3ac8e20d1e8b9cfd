// Joins adjacent tokens of one kind in highlighted code, which halves the markup of some languages.
//
//   <span class="k">export</span> <span class="k">default</span>
//   <span class="k">export default</span>

import type { Element, ElementContent } from 'hast'

/** The same text with fewer elements. White space between two tokens of one kind joins them too, but not a line end. */
export function mergeTokens(tokens: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const token of tokens) {
    const current: ElementContent =
      token.type === 'element' ? { ...token, children: mergeTokens(token.children) } : token
    const previous = merged.at(-1)
    if (previous && current.type === 'element' && isSameKind(previous, current)) {
      previous.children = mergeText([...previous.children, ...current.children])
      continue
    }
    const beforePrevious = merged.at(-2)
    if (
      beforePrevious &&
      isBlank(previous) &&
      current.type === 'element' &&
      isSameKind(beforePrevious, current)
    ) {
      beforePrevious.children = mergeText([...beforePrevious.children, previous, ...current.children])
      merged.pop()
      continue
    }
    merged.push(current)
  }
  return merged
}

function isSameKind(a: ElementContent, b: ElementContent): a is Element {
  if (a.type !== 'element' || b.type !== 'element') return false
  return String(a.properties['className']) === String(b.properties['className'])
}

function isBlank(node: ElementContent | undefined): node is ElementContent & { type: 'text' } {
  return node?.type === 'text' && /^[ \t]+$/.test(node.value)
}

function mergeText(children: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const child of children) {
    const previous = merged.at(-1)
    if (child.type === 'text' && previous?.type === 'text')
      merged[merged.length - 1] = { type: 'text', value: previous.value + child.value }
    else merged.push(child)
  }
  return merged
}
