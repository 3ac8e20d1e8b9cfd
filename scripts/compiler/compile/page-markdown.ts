// The Markdown form of a page, written from the rendered tree, component by component.

import type { Element, ElementContent, Root } from 'hast'
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { BlockContent, Code, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { TABS_END } from '#site/markdown/markdown-languages.ts'
import { partText } from '../markdown/tree/element-parts.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { codeOf } from './collect-contents.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { collapseWhitespace } from '../markdown/tree/collapse-whitespace.ts'
import { withoutClass } from '../markdown/tree/without-class.ts'
import { endpoint, fieldTable, leadFirst, responseList, summaryOf } from './operation-markdown.ts'

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, listItemIndent: 'one' })
  .freeze()

/**
 * The page as Markdown, h1 included; links are absolute, because Markdown is read far from where it was fetched.
 * `tree` holds no heading links and no marked code; it is not changed. `url` is the page's own.
 */
export function pageMarkdown(tree: Root, url: string): string {
  const page = collapseWhitespace(tree)
  const nodeHandlers = { comment: (state: State) => state.all(page) }
  const mdast = toMdast(placeOf(url), { handlers, nodeHandlers, document: true })
  return stringifier.stringify(mdast as Parameters<typeof stringifier.stringify>[0])
}

/**
 * A comment stands for the page: the converter copies what it is given, and its own way of collapsing white space takes a
 * third of its time. It resolves links as a browser does.
 */
function placeOf(url: string): Root {
  const base: Element = { type: 'element', tagName: 'base', properties: { href: url }, children: [] }
  return { type: 'root', children: [base, { type: 'comment', value: 'page' }] }
}

type Result = ReturnType<Handle>

const handlers: Record<string, Handle> = {
  div: (state, node) =>
    divFormats.find(([name]) => hasClass(node, name))?.[1](state, node) ?? state.all(node),
  figure: (state, node) => (hasClass(node, 'diagram') ? diagram(node) : state.all(node)),
  header: (state, node) => state.all(node),
  ul: (state, node) => list(state, node),
  ol: (state, node) => (hasClass(node, 'steps') ? steps(state, node) : defaultHandlers.ol(state, node)),
  li: (state, node) => listItem(state, node),
  p: (state, node) => (hasClass(node, 'endpoint') ? endpoint(node) : defaultHandlers.p(state, node)),
  span: (state, node) => (hasClass(node, 'badge') ? [text(`(${toString(node)})`)] : state.all(node)),
  details: (state, node) =>
    [
      strongLine(partText(node, 'details__summary') ?? summaryOf(node)),
      ...state.all(withoutSummary(node)),
    ] as Result,
  a: (state, node) =>
    hasClass(node, 'button') ? ([paragraph([link(state, node)])] as Result) : defaultHandlers.a(state, node),
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingWithId])),
  button: () => undefined,
  select: () => undefined,
  svg: () => undefined,
  input: () => undefined,
}

/** `## Create a token {#create}`: what links to the section and `?section=` name. */
function headingWithId(state: State, node: Element): Result {
  const id = node.properties['id']
  const heading = defaultHandlers[node.tagName as 'h2'](state, node)
  if (typeof id !== 'string') return heading
  // Written as it is: underscores in ids are no emphasis.
  return { ...heading, children: [...heading.children, text(' '), { type: 'html', value: `{#${id}}` }] }
}

type Format = (state: State, node: Element) => Result

const divFormats: [string, Format][] = [
  ['code-block', (_state, node) => codeBlock(node)],
  ['operation', (state, node) => flow(state, leadFirst(node)) as Result],
  ['admonition', (state, node) => ({ type: 'blockquote', children: admonitionParts(state, node) })],
  ['tabs', (state, node) => tabs(state, node)],
  ['tabs__list', () => undefined],
  ['code-tool__fields', () => []],
  [
    'tabs__panel',
    (state, node) =>
      [
        strongLine(partText(node, 'tabs__label') ?? ''),
        ...flow(state, withoutClass(node, 'tabs__label')),
      ] as Result,
  ],
]

/** A reader of one language must see where the last tab's words end and the text for everyone goes on. */
function tabs(state: State, node: Element): Result {
  const last = node.children.findLast((panel) => hasClass(panel, 'tabs__panel')) as Element | undefined
  const parts = last?.children.filter(({ type }) => type === 'element') ?? []
  const endsWithItsCode = parts.findIndex((part) => hasClass(part, 'code-block')) === parts.length - 1
  return [...state.all(node), ...(endsWithItsCode ? [] : [{ type: 'html', value: TABS_END }])] as Result
}

function codeBlock(node: Element): Code {
  const title = partText(node, 'code-block__title')
  const language = String(node.properties['dataLanguage'] ?? '')
  const code: Code = { type: 'code', value: codeOf(node) }
  if (language !== '' || title !== undefined) code.lang = language || 'text'
  if (title !== undefined) code.meta = title.includes('"') ? `title='${title}'` : `title="${title}"`
  return code
}

function diagram(node: Element): Result {
  const image = node.children
    .flatMap((picture) => (picture.type === 'element' ? picture.children : []))
    .find((child): child is Element => child.type === 'element' && child.tagName === 'img')
  const alt = String(image?.properties['alt'] ?? '')
  const source: Code = { type: 'code', lang: 'mermaid', value: String(node.properties['dataMermaid'] ?? '') }
  return [paragraph([text(alt)]), source] as Result
}

function admonitionParts(state: State, node: Element): BlockContent[] {
  const kind = String(node.properties['dataKind'] ?? 'note')
  const label = kind.charAt(0).toUpperCase() + kind.slice(1)
  const title = node.children.find((child) => hasClass(child, 'admonition__title'))
  const words = hasClass(title, 'admonition__title') ? (state.all(title) as PhrasingContent[]) : []
  const own = words.length === 1 && words[0]?.type === 'text' && words[0].value === label
  const strong: PhrasingContent = { type: 'strong', children: [text(own ? label : `${label}:`)] }
  const heading = paragraph(own ? [strong] : [strong, text(' '), ...words])
  return [heading, ...(flow(state, withoutClass(node, 'admonition__title')) as BlockContent[])]
}

function list(state: State, node: Element): Result {
  if (hasClass(node, 'fields')) return fieldTable(state, node)
  if (hasClass(node, 'responses')) return responseList(state, node) as Result
  return defaultHandlers.ul(state, node)
}

function steps(state: State, list: Element): Result {
  return list.children.flatMap((step) => (step.type === 'element' ? flow(state, step) : [])) as Result
}

function listItem(state: State, node: Element): Result {
  if (hasClass(node, 'checklist__item')) return { ...block(state, node), checked: false }
  if (hasClass(node, 'card')) return card(state, node)
  return defaultHandlers.li(state, node)
}

function block(state: State, node: Element): ListItem {
  return { type: 'listItem', spread: false, children: flow(state, node) as BlockContent[] }
}

/** A link, and what the card says about it on the same line. */
function card(state: State, node: Element): ListItem {
  const title = node.children.find((child) => hasClass(child, 'card__title'))
  const body = node.children.find((child) => hasClass(child, 'card__body'))
  const anchor =
    title?.type === 'element' ? title.children.find((child) => child.type === 'element') : undefined
  const said = body?.type === 'element' ? flow(state, body) : []
  const [first, ...others] = said
  const name: PhrasingContent[] = anchor?.type === 'element' ? [link(state, anchor)] : []
  if (first?.type !== 'paragraph')
    return { type: 'listItem', children: [paragraph(name), ...(said as BlockContent[])] }
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph([...name, text(': '), ...first.children]), ...(others as BlockContent[])],
  }
}

function withoutSummary(node: Element): Element {
  return {
    ...node,
    children: node.children.filter((child) => child.type !== 'element' || child.tagName !== 'summary'),
  }
}

/** Children as blocks: loose text becomes paragraphs. */
function flow(state: State, node: Element): RootContent[] {
  return state.toFlow(state.all(node)) as RootContent[]
}

function strongLine(words: string): Paragraph {
  return paragraph([{ type: 'strong', children: [text(words)] }])
}

function link(state: State, anchor: Element): PhrasingContent {
  return {
    type: 'link',
    url: state.resolve(String(anchor.properties['href'] ?? '')),
    children: [text(toString(anchor as ElementContent).trim())],
  }
}
