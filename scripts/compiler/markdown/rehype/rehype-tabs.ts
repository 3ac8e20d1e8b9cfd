// Completes tabs: the list of tabs, a canonical key per tab, and panel ids that stay the same when other tabs come and go.
//
//   under "Install", panel "Node.js"       <button class="tabs__tab" data-value="node">Node.js</button>
//                                          <div class="tabs__panel" data-value="node" id="install-node">

import { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { tabKey } from '#site/components/code-block/language-names.ts'
import { stateOf } from '../../page/page-state.ts'
import { hasClass } from '../tree/has-class.ts'
import { freeId } from '../../../content/free-id.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

export function rehypeTabs() {
  return (tree: Root, file: VFile): void => {
    const { ids } = stateOf(file)
    let heading = 'tabs'
    walkElements(tree, (element) => {
      if (/^h[2-6]$/.test(element.tagName)) heading = String(element.properties['id'])
      if (hasClass(element, 'tabs')) completeTabs(element, heading, ids)
    })
  }
}

function completeTabs(tabs: Element, heading: string, ids: Set<string>): void {
  const panels = tabs.children.filter((child) => hasClass(child, 'tabs__panel'))
  const keys = new Set<string>()
  const buttons = panels.map((panel): Element => {
    const label = toString(panel.children.find((child) => hasClass(child, 'tabs__label')) ?? panel)
    const key = freeId(keys, tabKey(String(panel.properties['dataValue'] ?? label)) || 'tab')
    panel.properties['dataValue'] = key
    panel.properties['id'] = freeId(ids, `${heading}-${slug(key)}`)
    return {
      type: 'element',
      tagName: 'button',
      properties: { type: 'button', className: ['tabs__tab'], dataValue: key },
      children: [{ type: 'text', value: label }],
    }
  })
  const list: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['tabs__list'] },
    children: buttons,
  }
  tabs.children = [list, ...panels]
}
