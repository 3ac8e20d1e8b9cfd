// Ensures that the page starts with its only h1: the author's, the hero's, or one made from the title.
//
//   title: Errors          <h1>Errors</h1>

import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { report, stateOf } from '../../page/page-state.ts'
import { hasClass } from '../tree/has-class.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

export function rehypePageTitle() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const [first, ...others] = headings(tree)
    for (const heading of others) heading.tagName = 'h2'
    if (first && state.settings.content.configured && !hasClass(first, 'hero__title')) {
      report(state, {
        code: 'heading-level-one',
        at: first,
        what: 'the page contains a level-one heading',
        fix: 'start with `##`: the title in the front matter becomes the level-one heading',
      })
    }
    state.heading = first && toString(first).trim()
    if (first) return
    const title = state.frontMatter.title ?? state.fallbackTitle
    tree.children.unshift({
      type: 'element',
      tagName: 'h1',
      properties: {},
      children: [{ type: 'text', value: title }],
    })
  }
}

function headings(tree: Root): Element[] {
  const found: Element[] = []
  walkElements(tree, (element) => {
    if (element.tagName === 'h1') found.push(element)
  })
  return found
}
