// The Markdown form of an operation's reference: the endpoint, fields as one table with dotted names, responses as short
// paragraphs.

import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { State } from 'hast-util-to-mdast'
import type { Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { elementsOf, partText } from '../markdown/tree/element-parts.ts'
import { oneLine } from '#site/markdown/one-line.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { walkElements } from '../../syntax/walk-tree.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { withoutClass } from '../markdown/tree/without-class.ts'

const SUCCESS = /-response-[23]\d\d$/
const HEAD = ['Name', 'Type', 'Description']

/** A list of fields with all that they hold, each in a row of its own. */
export function fieldTable(state: State, list: Element): Table {
  return {
    type: 'table',
    children: [row(HEAD.map((value) => [text(value)])), ...fieldRows(state, list, '', '')],
  }
}

/** A success with the table of its fields; a failure on one line, with its bodies below it. */
export function responseList(state: State, list: Element): RootContent[] {
  return elementsOf(list).flatMap((response): RootContent[] => {
    const blocks = state.toFlow(state.all(response)) as RootContent[]
    if (SUCCESS.test(String(response.properties['id']))) return blocks
    const body = blocks.findIndex((block, at) => block.type === 'code' || blocks[at + 1]?.type === 'code')
    const lines = body < 0 ? blocks : blocks.slice(0, body)
    const paragraphs = lines.filter((block): block is Paragraph => block.type === 'paragraph')
    return [paragraph(join(paragraphs.map(({ children }) => children))), ...blocks.slice(lines.length)]
  })
}

/** `around`: names of the fields around with a dot at the end. `form`: the alternative that the fields belong to. */
function fieldRows(state: State, list: Element, around: string, form: string): TableRow[] {
  return elementsOf(list).flatMap((field) => {
    const [line, ...others] = elementsOf(field)
    if (!line) return []
    const name = `${around}${partText(line, 'field__name') ?? ''}`
    const words = elementsOf(line)
      .filter((part) => hasClass(part, 'field__type') || hasClass(part, 'field__flag'))
      .map((part) => toString(part))
    const lines = others.flatMap((part) => describing(state, part))
    const title: PhrasingContent[] = [{ type: 'inlineCode', value: name }]
    if (form !== '') title.push(text(` (${form})`))
    return [
      row([title, [text(words.join(', '))], join(lines)]),
      ...others.flatMap((part) => innerRows(state, part, `${name}.`, form)),
    ]
  })
}

/** What is said of a field, its folded list of values, or that one of several forms follows. A cell holds no blocks. */
function describing(state: State, part: Element): PhrasingContent[][] {
  if (hasClass(part, 'one-of')) return [[text(partText(part, 'one-of__title') ?? '')]]
  if (part.tagName === 'p') return [state.all(part) as PhrasingContent[]]
  if (hasClass(part, 'code-block')) return [[{ type: 'inlineCode', value: oneLine(toString(part)) }]]
  if (part.tagName === 'table')
    return elementsOf(part)
      .flatMap(elementsOf)
      .map((cells) => inOneLine(state, cells))
  const values = elementsOf(part).find((child) => hasClass(child, 'field__facts'))
  return values ? [[text(`${summaryOf(part)}: `), ...(state.all(values) as PhrasingContent[])]] : []
}

/** Rows of what a field holds: a list of fields, one that is folded, or what each alternative is and its fields. */
function innerRows(state: State, part: Element, around: string, form: string): TableRow[] {
  if (hasClass(part, 'fields')) return fieldRows(state, part, around, form)
  if (hasClass(part, 'one-of'))
    return elementsOf(part).flatMap((child) => innerRows(state, child, around, form))
  if (!hasClass(part, 'fold')) return []
  const isAlternative = part.properties['dataAlternative'] !== undefined
  const own = isAlternative ? summaryOf(part) : form
  const said = isAlternative ? elementsOf(part).filter(isSaid) : []
  return [
    ...(said.length > 0 ? [alternativeRow(state, said, around, own)] : []),
    ...elementsOf(part).flatMap((child) => innerRows(state, child, around, own)),
  ]
}

const isSaid = (part: Element): boolean =>
  part.tagName === 'p' || part.tagName === 'table' || hasClass(part, 'one-of') || hasClass(part, 'code-block')

/** `data (Card)`, and what an object of that form is. */
function alternativeRow(state: State, said: readonly Element[], around: string, form: string): TableRow {
  const name: PhrasingContent[] = [
    { type: 'inlineCode', value: around.replace(/\.$/, '') },
    text(` (${form})`),
  ]
  return row([name, [], join(said.flatMap((part) => describing(state, part)))])
}

function inOneLine(state: State, cells: Element): PhrasingContent[] {
  return elementsOf(cells).flatMap((cell, at) => [
    ...(at > 0 ? [text(': ')] : []),
    ...(state.all(cell) as PhrasingContent[]),
    ...(at === cells.children.length - 1 ? [text(';')] : []),
  ])
}

function join(lines: PhrasingContent[][]): PhrasingContent[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [text(' '), ...line]))
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) }
}

/** The words of `<summary>`; none where there is none. */
export function summaryOf(details: Element): string {
  const summary = elementsOf(details).find(({ tagName }) => tagName === 'summary')
  return summary ? toString(summary).trim() : ''
}

/** `POST /tokens` (permission `token:create`) (Enterprise) */
export function endpoint(node: Element): Paragraph {
  const method = partText(node, 'endpoint__method') ?? ''
  const path = partText(node, 'endpoint__path') ?? ''
  const children: PhrasingContent[] = [{ type: 'inlineCode', value: `${method} ${path}` }]
  walkElements(node, (part) => {
    if (hasClass(part, 'badge')) children.push(text(` (${toString(part)})`))
    if (!hasClass(part, 'permission')) return
    const isFirst = !children.some((child) => child.type === 'text' && child.value === ' (permission ')
    if (!isFirst) children.pop()
    const name: PhrasingContent = { type: 'inlineCode', value: toString(part) }
    children.push(text(isFirst ? ' (permission ' : ' or '), name, text(')'))
  })
  return paragraph(children)
}

/** The description of an operation comes before its samples, which are beside it on the page. */
export function leadFirst(operation: Element): Element {
  const body = operation.children.find((child) => hasClass(child, 'operation__text'))
  const lead = body?.type === 'element' && body.children.find((child) => hasClass(child, 'operation__lead'))
  if (!lead) return operation
  return {
    ...operation,
    children: operation.children.flatMap((child) => {
      if (hasClass(child, 'operation__samples')) return [lead, child]
      return child === body ? [withoutClass(body, 'operation__lead')] : [child]
    }),
  }
}
