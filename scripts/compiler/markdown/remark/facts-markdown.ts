// The Markdown tree of a table of facts: labels, cells, anchors of rows. Does not choose columns or rows.

import { slug } from 'github-slugger'
import type { InlineCode, PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast'
import type { Node as YamlNode } from 'yaml'
import type { Node, Position } from 'unist'
import type { PageState } from '../../page/page-state.ts'
import { replaceVariables } from './remark-variables.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'
import type { FactCell, FactColumn, FactRow } from '../../../content/fact-table.ts'

interface FactsMarkdownOptions {
  columns: readonly FactColumn[]
  rows: readonly FactRow[]
  /** Each row has an id made from its first cell. */
  anchors: boolean
  state: PageState
  parse: (text: string) => Root
  /** Where a value is in the data file. */
  positionOf: (node: YamlNode | undefined) => Position | undefined
  /** The component that is replaced. */
  node: Node
}

/** What Markdown or MDX reads as more than the characters themselves. */
const MARKUP = /[`*_[\]<>{}~\\&!:]|https?|www/

export function factsMarkdown(options: FactsMarkdownOptions): Table {
  const { columns, rows, node } = options
  const head = columns.map(({ label }) => cell(inline(label, node.position, options)))
  return {
    type: 'table',
    align: columns.map(({ align }) => align ?? null),
    children: [{ type: 'tableRow', children: head }, ...rows.map((row) => tableRow(row, options))],
    ...(node.position && { position: node.position }),
  }
}

function tableRow(row: FactRow, options: FactsMarkdownOptions): TableRow {
  const { columns, anchors, state, positionOf } = options
  const cells = columns.map((column) => {
    const facts = row.get(column.name)
    return cell(facts ? cellContent(facts, column, options) : [])
  })
  const first = row.get(columns[0]!.name)
  const position = positionOf(first?.node)
  const name = replaceVariables((first?.values ?? []).join(' '), state, undefined)
  return {
    type: 'tableRow',
    children: cells,
    ...(position && { position }),
    ...(anchors && { data: { hProperties: { id: slug(name.replaceAll(/[.:/]+/g, '-')) } } }),
  }
}

function cellContent({ values, node }: FactCell, { code }: FactColumn, options: FactsMarkdownOptions) {
  const position = options.positionOf(node)
  return values.flatMap((value, index): PhrasingContent[] => {
    const content = code ? [inlineCode(value, position)] : inline(value, position, options)
    return index === 0 ? content : [{ type: 'text', value: ', ' }, ...content]
  })
}

/** The text as inline Markdown, every node with its position in the data file. */
function inline(text: string, position: Position | undefined, { parse }: FactsMarkdownOptions) {
  if (!MARKUP.test(text)) return [place({ type: 'text', value: text } as PhrasingContent, position)]
  const [paragraph] = parse(text).children
  if (paragraph?.type !== 'paragraph')
    return [place({ type: 'text', value: text } as PhrasingContent, position)]
  walkNodes(paragraph, (node) => void place(node, position))
  return paragraph.children
}

function inlineCode(value: string, position: Position | undefined): InlineCode {
  return place({ type: 'inlineCode', value }, position)
}

function place<N extends Node>(node: N, position: Position | undefined): N {
  if (position) node.position = position
  else delete node.position
  return node
}

function cell(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children }
}
