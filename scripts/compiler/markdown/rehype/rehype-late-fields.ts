// Moves folded fields of an operation out of the page, into an asset that is loaded when one of the folds is opened.
//
//   <div class="operation__text" data-parts="/assets/create-token-fields.<hash>.json">
//     <details class="fold" data-part="0"><summary>Fields: Token</summary><p>…link to the Markdown…</p></details>
//
// Anchors that links may lead to stay in the page, so that such a link reaches the fold without scripts.

import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { VFile } from 'vfile'
import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { hasClass } from '../tree/has-class.ts'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'
import { publishLate, stateOf } from '../../page/page-state.ts'

/** Less than this is not worth a request. */
const MIN_CHARACTERS = 1000

export function rehypeLateFields() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const href = encodePath(markdownPath(state.path))
    const linked = linkedAnchors(tree)
    walkElements(tree, (operation) => {
      if (!hasClass(operation, 'operation')) return undefined
      const text = operation.children.find((child): child is Element => hasClass(child, 'operation__text'))
      const parts = text ? takeFolds(text, href, linked) : []
      if (text && parts.length > 0) {
        const name = `${String(operation.properties['id'])}-fields`
        text.properties['dataParts'] = publishLate(state, name, JSON.stringify(parts))
      }
      return SKIP
    })
  }
}

/** HTML of the folds' contents, by the number that each fold now has. */
function takeFolds(text: Element, href: string, linked: ReadonlySet<string>): string[] {
  const parts: string[] = []
  walkElements(text, (fold) => {
    // An open fold is visible with the page.
    if (!hasClass(fold, 'fold') || fold.properties['open']) return undefined
    const [summary, ...content] = fold.children
    const html = toHtml(content)
    if (!summary || html.length < MIN_CHARACTERS || !html.includes('class="field"')) return SKIP
    fold.properties['dataPart'] = String(parts.length)
    const anchors = anchorsIn(fold, linked)
    fold.children = [summary, linkTo(href, anchors)]
    parts.push(html)
    return SKIP
  })
  return parts
}

/** Ids that the page's own links lead to, without the link of each field to itself. */
function linkedAnchors(tree: Root): Set<string> {
  const ids = new Set<string>()
  walkElements(tree, (link) => {
    const { href } = link.properties
    if (typeof href === 'string' && href.startsWith('#') && !hasClass(link, 'field__name'))
      ids.add(decodeOrKeep(href.slice(1)))
  })
  return ids
}

/** Of the fields that the page links to, and of objects: an operation links to where their fields are, on any page. */
function anchorsIn(fold: Element, linked: ReadonlySet<string>): string[] {
  const ids: string[] = []
  walkElements(fold, (field) => {
    const { id } = field.properties
    if (typeof id !== 'string' || !hasClass(field, 'field')) return
    if (linked.has(id) || hasFields(field)) ids.push(id)
  })
  return ids
}

function hasFields(field: Element): boolean {
  let found = false
  walkElements(field, (inside) => {
    found ||= hasClass(inside, 'fields')
    return found ? SKIP : undefined
  })
  return found
}

/** Shown until the fields arrive, and for good without scripts. */
function linkTo(href: string, anchors: readonly string[]): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: { className: ['operation__note'] },
    children: [
      ...anchors.map((id): Element => ({
        type: 'element',
        tagName: 'span',
        properties: { id },
        children: [],
      })),
      {
        type: 'element',
        tagName: 'a',
        properties: { href },
        children: [{ type: 'text', value: 'These fields in Markdown' }],
      },
    ],
  }
}
