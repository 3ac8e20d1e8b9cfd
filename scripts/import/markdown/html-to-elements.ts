// Converts HTML in Markdown to elements, as if it had been written in JSX. Accepts what browsers accept: tags that are
// never closed, and closing tags without an opening one. <p align="center">Text</p> mdxJsxFlowElement "p" with a
// paragraph

import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import type { Html, Parents, Root } from 'mdast'
import { anyOf } from '#site/spelling/any-of.ts'
import { nodesIn, component, isJsx, setChildren, type AnyNode, type Jsx } from './nodes.ts'
import { text } from '../../syntax/markdown-nodes.ts'

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const RAW = new Set(['script', 'style', 'textarea', 'title'])
const TOKEN = anyOf(
  [
    // Comments, CDATA sections, declarations and processing instructions.
    /<!--[\s\S]*?(?:-->|$)/,
    /<!\[CDATA\[[\s\S]*?\]\]>/,
    /<[!?][^>]*>/,
    /<\/(?<closing>[A-Za-z][\w.:-]*)\s*>/,
    /<(?<opening>[A-Za-z][\w.:-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*?)(?<slash>\/?)>/,
  ],
  'g',
)
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements that are part of a line wherever they are written. */
const INLINE = new Set(
  'a abbr b br button cite code del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)
const LINES = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'])

type Token = { open: Jsx; closed: boolean } | { close: string } | { text: string }

export function htmlToElements(parent: Root | Parents): void {
  const open: Jsx[] = []
  const result: AnyNode[] = []
  const add = (node: AnyNode): void =>
    void ((open.at(-1)?.children as AnyNode[] | undefined) ?? result).push(node)
  for (const child of nodesIn(parent)) {
    if (child.type !== 'html') {
      if ('children' in child && !isJsx(child)) htmlToElements(child as Parents)
      add(child)
      continue
    }
    for (const token of tokensOf(child)) {
      if ('text' in token) add(text(token.text))
      else if ('close' in token) close(open, token.close)
      else {
        const isInline = LINES.has(parent.type) || INLINE.has(token.open.name!)
        if (isInline) token.open.type = 'mdxJsxTextElement'
        add(token.open)
        if (!token.closed) open.push(token.open)
      }
    }
  }
  setChildren(parent, result)
}

function close(open: Jsx[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name)
  if (index >= 0) open.length = index
}

function tokensOf(html: Html): Token[] {
  const tokens: Token[] = []
  let last = 0
  let raw: string | undefined
  for (const match of html.value.matchAll(TOKEN)) {
    const { closing, opening, attributes = '', slash } = match.groups!
    if (raw !== undefined && closing?.toLowerCase() !== raw) continue
    pushText(tokens, html.value.slice(last, match.index), raw !== undefined)
    last = match.index + match[0].length
    raw = undefined
    if (closing !== undefined) tokens.push({ close: nameOf(closing) })
    else if (opening !== undefined) {
      const name = nameOf(opening)
      const closed = slash === '/' || VOID.has(name)
      if (!closed && RAW.has(name)) raw = name
      const element = component(name, attributesOf(attributes), [], placeIn(html, match.index))
      tokens.push({ open: element, closed })
    }
  }
  pushText(tokens, html.value.slice(last), raw !== undefined)
  return tokens
}

/** HTML's own names have no capitals; components of Vue do. */
function nameOf(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name : name.toLowerCase()
}

function pushText(tokens: Token[], value: string, raw: boolean): void {
  if (value.trim() === '') {
    if (value !== '' && !value.includes('\n')) tokens.push({ text: value })
    return
  }
  const decoded = raw ? value : toString(fromHtml(value, { fragment: true }))
  tokens.push({ text: decoded.replaceAll(/\s*\n\s*/g, '\n') })
}

function attributesOf(source: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [, name = '', ...given] of source.matchAll(ATTRIBUTE))
    values[name] = given.find((value) => value !== undefined) ?? ''
  return values
}

function placeIn(html: Html, offset: number): Html['position'] {
  const start = html.position?.start
  if (!start) return undefined
  const before = html.value.slice(0, offset).split('\n')
  const line = start.line + before.length - 1
  const column = before.length === 1 ? start.column + offset : before.at(-1)!.length + 1
  return { start: { line, column }, end: { line, column } }
}
