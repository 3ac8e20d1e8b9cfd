// Gives every heading below the h1 an id, as on GitHub; an id of the author's own wins.
//
//   <h2>Create a token</h2>                 <h2 id="create-a-token">
//   <h2>Rate limits {#limits}</h2>          <h2 id="limits">Rate limits</h2>
//   a second <h2>Errors</h2>                <h2 id="errors-1">

import { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { freeId } from '../../../content/free-id.ts'
import { HEADING_ID } from '../../../content/prepare-source.ts'
import { SHELL_IDS } from '#site/model/dom-hooks.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

export function rehypeHeadingIds() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkElements(tree, takeExplicitId)
    state.ids = explicitIds(tree, state)
    // Other people link to the title of their page.
    const withId = state.settings.content.configured ? /^h[2-6]$/ : /^h[1-6]$/
    walkElements(tree, (element) => {
      if (!withId.test(element.tagName) || element.properties['id'] !== undefined) return
      element.properties['id'] = freeId(state.ids, slug(toString(element).trim()) || 'section')
    })
  }
}

function takeExplicitId(element: Element): void {
  if (!/^h[1-6]$/.test(element.tagName)) return
  const last = element.children.at(-1)
  if (last?.type !== 'text') return
  const id = HEADING_ID.exec(last.value)?.[1]
  if (id === undefined) return
  last.value = last.value.replace(HEADING_ID, '')
  element.properties['id'] = id
}

function explicitIds(tree: Root, state: PageState): Set<string> {
  const ids = new Set<string>()
  walkElements(tree, (element) => {
    const { id } = element.properties
    if (typeof id !== 'string') return
    if (!ids.has(id) && !SHELL_IDS.has(id)) {
      ids.add(id)
      return
    }
    if (state.settings.content.configured) {
      const what = ids.has(id)
        ? `the id \`${id}\` occurs twice on the page`
        : `the id \`${id}\` belongs to the site's frame`
      report(state, { code: 'id-duplicate', at: element, what, fix: 'change one of them' })
    }
    element.properties['id'] = freeId(ids, id)
  })
  return ids
}
