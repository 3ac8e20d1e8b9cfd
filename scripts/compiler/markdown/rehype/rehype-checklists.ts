// Gives the items of checklists a box with a key that survives reordering, and names the boxes of task lists.
//
//   <div class="checklist"><ul><li><strong>Rotate keys</strong> every…
//   <li class="checklist__item"><label><input type="checkbox" data-item="rotate-keys"><span>…</span></label>

import { slug } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasClass } from '../tree/has-class.ts'
import { freeId } from '../../../content/free-id.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

/** Words of an item's text that make its key. */
const KEY_WORDS = 8
const BLOCKS = new Set(['p', 'ul', 'ol', 'div', 'pre', 'table', 'details', 'figure', 'blockquote'])

export function rehypeChecklists() {
  return (tree: Root): void => {
    walkElements(tree, (element) => {
      if (hasClass(element, 'checklist')) completeChecklist(element)
      else if (hasClass(element, 'task-list-item')) nameBox(element)
    })
  }
}

function completeChecklist(checklist: Element): void {
  const keys = new Set<string>()
  for (const list of checklist.children) {
    if (list.type !== 'element' || (list.tagName !== 'ul' && list.tagName !== 'ol')) continue
    list.properties = {}
    for (const item of list.children) if (item.type === 'element') completeItem(item, keys)
  }
}

function completeItem(item: Element, keys: Set<string>): void {
  const children = item.children.filter((child) => !isTaskBox(child))
  const [text, rest] = splitItem(children)
  const box: Element = {
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox', dataItem: freeId(keys, keyOf(text)) },
    children: [],
  }
  const span: Element = { type: 'element', tagName: 'span', properties: {}, children: text }
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: [box, span] }
  item.properties = { className: ['checklist__item'] }
  item.children = [label, ...rest]
}

/** What the label holds, and the blocks after it. */
function splitItem(children: ElementContent[]): [ElementContent[], ElementContent[]] {
  const meaningful = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first, ...others] = meaningful
  if (first?.type === 'element' && first.tagName === 'p') {
    return [first.children.filter((child) => !isTaskBox(child)), others]
  }
  const at = children.findIndex((child) => child.type === 'element' && BLOCKS.has(child.tagName))
  return at < 0 ? [children, []] : [children.slice(0, at), children.slice(at)]
}

function keyOf(text: ElementContent[]): string {
  const strong = text.find((child) => child.type === 'element' && child.tagName === 'strong')
  const words = toString({ type: 'root', children: strong ? [strong] : text })
    .trim()
    .split(/\s+/)
    .slice(0, KEY_WORDS)
  return slug(words.join(' ').replace(/[.:]$/, '')) || 'item'
}

function isTaskBox(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'input'
}

function nameBox(item: Element): void {
  walkElements(item, (box) => {
    if (box.tagName === 'input' && box.properties['disabled'] === true) {
      box.properties['ariaLabel'] = box.properties['checked'] === true ? 'Done' : 'To do'
    }
  })
}
