// Converts HTML elements to Markdown or a component; scripts, styles and frames are left out.

import type { ListItem, Table } from 'mdast'
import { nodesIn, component, inlineCode, list, strong, wordsOf, type AnyNode, type Jsx } from './nodes.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { prop, textProp, type PageContext } from './page-context.ts'
import { isPhrasing, settledBlocks, settledPhrasing } from './settle-content.ts'

/** Kept, because pages may contain them. */
const KEPT = new Set('br kbd sub sup abbr mark wbr del ins q small cite var samp dfn'.split(' '))
const DROPPED = new Set('style meta link template head title base colgroup col'.split(' '))
/** What a reader would miss. */
const LOST = new Set(
  'script iframe object embed form input button select textarea video audio canvas svg noscript'.split(' '),
)
/** Each is a block of its own, even on one line with others. */
const BLOCKS = new Set(
  'div section article header footer main nav aside center address figure figcaption dl dd hgroup fieldset'.split(
    ' ',
  ),
)
const WRAPPED: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  s: 'delete',
  strike: 'delete',
}

export function isHtmlName(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name)
}

/** What becomes of an element: `children` are its own, converted already. */
type Convert = (element: Jsx, children: AnyNode[], page: PageContext) => AnyNode[]

const inline: Convert = (_, children) => [inlineCode(wordsOf(children).trim())]
const cell: Convert = (_, children) => [{ type: 'tableCell', children: settledPhrasing(children) }]
const blocks: Convert = (_, children) => settledBlocks(children)

/** The other elements are replaced by their content. */
const CONVERTED: Readonly<Record<string, Convert>> = {
  a: (element, children, page) => linkOf(element, hrefOf(element, ['href'], page), children),
  img: (element, _, page) => imageOf(element, page),
  picture: (_, children) => children.filter(({ type }) => type === 'image' || type === 'paragraph'),
  source: () => [],
  code: inline,
  tt: inline,
  pre: (_, children) => [{ type: 'code', lang: 'text', value: wordsOf(children).replace(/^\n|\n$/g, '') }],
  p: blocks,
  dt: (_, children) => [paragraph([strong(wordsOf(children).trim())])],
  hr: () => [{ type: 'thematicBreak' }],
  ul: (_, children) => [listOf(children, false)],
  ol: (_, children) => [listOf(children, true)],
  li: (_, children) => [{ type: 'listItem', spread: false, children: settledBlocks(children) }],
  blockquote: (_, children) => [{ type: 'blockquote', children: settledBlocks(children) }],
  summary: (element, children) => [component('summary', {}, children, element.position)],
  details: (element) => [detailsOf(element)],
  table: (element, _, page) => tableOf(element, page),
  td: cell,
  th: cell,
  tr: (_, children) => [
    { type: 'tableRow', children: children.filter((child) => child.type === 'tableCell') },
  ],
  ...Object.fromEntries([...BLOCKS].map((name) => [name, blocks])),
}

export function convertHtml(element: Jsx, page: PageContext): AnyNode[] {
  const name = element.name!
  const children = nodesIn(element)
  if (KEPT.has(name)) return kept(element)
  if (DROPPED.has(name)) return []
  if (LOST.has(name)) return lost(element, name, page)
  if (Object.hasOwn(WRAPPED, name)) return wrapped(WRAPPED[name]!, children)
  if (/^h[1-6]$/.test(name)) return [heading(element, Number(name[1]), page)]
  return Object.hasOwn(CONVERTED, name) ? CONVERTED[name]!(element, children, page) : children
}

/** Only what is part of a line can be emphasised. */
const wrapped = (type: 'strong' | 'emphasis' | 'delete', children: AnyNode[]): AnyNode[] =>
  children.length > 0 && children.every(isPhrasing) ? [{ type, children } as AnyNode] : children

function kept(element: Jsx): AnyNode[] {
  const children = settledPhrasing(nodesIn(element))
  if (children.length === 0 && !/^w?br$/.test(element.name!)) return []
  const attributes = element.attributes.filter(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'title' &&
      typeof attribute.value === 'string',
  )
  return [{ type: 'mdxJsxTextElement', name: element.name!, attributes, children }]
}

function lost(element: Jsx, name: string, page: PageContext): AnyNode[] {
  const source = textProp(element, 'src', page)
  const title = textProp(element, 'title', page) ?? source
  const isLink = source !== undefined && source.startsWith('https://') && name !== 'script'
  page.report(
    element,
    'html',
    `\`<${name}>\` was ${isLink ? 'replaced by a link' : 'left out'}`,
    'say in words what it showed, or link to it',
  )
  if (isLink) return linkOf(element, source, [text(title ?? source)])
  return name === 'button' ? nodesIn(element) : []
}

function heading(element: Jsx, depth: number, page: PageContext): AnyNode {
  const id = textProp(element, 'id', page)
  return {
    type: 'heading',
    depth: depth as 1,
    children: settledPhrasing(nodesIn(element)),
    ...(id && { data: { id } }),
    position: element.position,
  }
}

/** The first of the props that is there. One whose value is code is reported. */
export function hrefOf(element: Jsx, names: readonly string[], page: PageContext): string | undefined {
  const href = names.map((name) => textProp(element, name, page)).find((value) => value !== undefined)
  const isCode = element.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && names.includes(one.name) && typeof one.value === 'object',
  )
  if (href === undefined && isCode)
    page.report(
      element,
      'link',
      "the link's address is code; only its text is kept",
      'write the link in Markdown',
    )
  return href
}

/** A link without text or address is replaced by its content. */
export function linkOf(element: Jsx, url: string | undefined, children: readonly AnyNode[]): AnyNode[] {
  const inner = settledPhrasing(children)
  const hasWords = wordsOf(inner).trim() !== '' || inner.some(({ type }) => type === 'image')
  if (url === undefined || !hasWords) return [...children]
  return [{ type: 'link', url, children: inner, position: element.position }]
}

export function imageOf(element: Jsx, page: PageContext): AnyNode[] {
  const url = textProp(element, 'src', page)
  if (url === undefined) {
    page.report(
      element,
      'image',
      'the image is chosen by code and was left out',
      'write `![What it shows](/images/…)`',
    )
    return []
  }
  const looks = textProp(element, 'className', page) ?? textProp(element, 'class', page) ?? ''
  if (/(?:^|\s)hidden(?:\s|$)/.test(looks) && /(?:^|\s)dark:(?!hidden)/.test(looks)) {
    reportDarkImage(element, page)
    return []
  }
  return [{ type: 'image', url, alt: textProp(element, 'alt', page) ?? '', position: element.position }]
}

/** Beside the one for light pages, readers would see the same picture twice. */
export function reportDarkImage(at: { position?: Jsx['position'] }, page: Pick<PageContext, 'report'>): void {
  page.report(
    at,
    'image',
    'the image that only dark pages show was left out',
    'let the other one fit both: drawings can have a background of their own',
  )
}

function detailsOf(element: Jsx): AnyNode {
  const children = settledBlocks(nodesIn(element))
  const isSummary = (child: AnyNode): boolean =>
    child.type === 'mdxJsxFlowElement' && child.name === 'summary'
  const summary = wordsOf(children.filter(isSummary)).replaceAll(/\s+/g, ' ').trim() || 'Details'
  const held = children.filter((child) => !isSummary(child))
  return component(
    'Details',
    { summary },
    held.length > 0 ? held : [paragraph([text(summary)])],
    element.position,
  )
}

function listOf(children: readonly AnyNode[], ordered: boolean): AnyNode {
  const items = children.flatMap((child) => (child.type === 'paragraph' ? nodesIn(child) : [child]))
  const found = items.filter((child): child is ListItem => (child.type as string) === 'listItem')
  return { ...list([], ordered), children: found }
}

function tableOf(element: Jsx, page: PageContext): AnyNode[] {
  const rows: Table['children'] = []
  const collect = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'tableRow') rows.push(node)
      else if ('children' in node) collect(nodesIn(node))
    }
  }
  collect(nodesIn(element))
  const columns = Math.max(0, ...rows.map(({ children }) => children.length))
  if (columns === 0) return nodesIn(element)
  if (rows.some(({ children }) => children.length !== columns))
    page.report(element, 'html', 'the table had merged cells, which are separate now', 'check the table')
  for (const row of rows)
    while (row.children.length < columns) row.children.push({ type: 'tableCell', children: [] })
  return [{ type: 'table', children: rows, position: element.position }]
}

/** Whether a prop is true, in whatever form. */
export function flag(element: Jsx, name: string, page: PageContext): boolean {
  const value = prop(element, name, page)
  return value === true || value === 'true' || value === ''
}
