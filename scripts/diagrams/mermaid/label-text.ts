// The words of a label, from what mermaid keeps of it.

import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'

/** `#quot;` and `#35;`, as mermaid keeps them until it draws. */
const ENTITY = /ﬂ°(°?)(\w+)¶ß/g

/** A message, note or actor: what looks like HTML is text, except line breaks. */
export function textOfMessage(kept: string): string {
  return inOneLine(kept.replaceAll(ENTITY, (_, number, name) => textOf(entity(number, name))))
}

/** The label of a node, line or group, which mermaid keeps as HTML. */
export function textOfLabel(kept: string): string {
  return textOf(inOneLine(kept.replaceAll(ENTITY, (_, number, name) => entity(number, name))))
}

const entity = (number: string, name: string): string => `&${number && '#'}${name};`

const textOf = (html: string): string => toString(fromHtml(html, { fragment: true }))

function inOneLine(text: string): string {
  return text
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
