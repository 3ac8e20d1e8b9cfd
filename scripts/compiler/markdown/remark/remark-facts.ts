// Puts a table in the place of <Facts>, made from content/data/<name>.yaml.
//
//   <Facts name="test-cards" columns="brand,number" where="brand=Visa" />
//   becomes the table | Brand | Number |, one row for each row of the file whose brand is Visa

import { join } from 'node:path'
import type { Root } from 'mdast'
import type { Node, Position } from 'unist'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { componentRules } from '#site/model/component-rules.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { factsMarkdown } from './facts-markdown.ts'
import type { FactColumn, FactRow } from '../../../content/fact-table.ts'
import { readFacts, type Facts } from '../../../content/read-facts.ts'
import { parseWhere, selectRows, valuesIn, type Condition } from '../../../content/select-rows.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { prepareSource } from '../../../content/prepare-source.ts'
import { placeIn } from '../../../content/read-content.ts'
import { findInSource, moveToFile } from '../../../content/source-place.ts'
import { checkProps, type Component } from '../tree/component-props.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

export function remarkFacts(this: Processor) {
  const parse = (text: string) => this.parse(new VFile({ value: prepareSource(text) })) as Root
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (!isFacts(node)) return undefined
      const table = replace(node, state, parse)
      parent.children.splice(index, 1, ...(table ? [table] : []))
      return index + (table ? 1 : 0)
    })
  }
}

function replace(node: Component, state: PageState, parse: (text: string) => Root) {
  checkProps(node, 'Facts', componentRules['Facts']!, state)
  const prop = (name: string) => {
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    return attribute && { value: typeof attribute.value === 'string' ? attribute.value : '', at: attribute }
  }
  if (node.type === 'mdxJsxTextElement') {
    const fix = 'put it on a separate line, with blank lines around it'
    report(state, { code: 'component-misplaced', at: node, what: '`<Facts>` is inside a paragraph', fix })
    return undefined
  }
  const name = prop('name')
  if (!name) {
    const fix = 'name the file in data/ without its extension: `<Facts name="…" />`'
    report(state, { code: 'component-prop-missing', at: node, what: '`<Facts>` has no `name`', fix })
    return undefined
  }
  const facts = load(name.value, name.at, state)
  if (!facts) return undefined
  const columns = chooseColumns(facts, prop('columns'), state)
  const rows = chooseRows(facts, prop('where'), state)
  if (columns.length === 0 || rows.length === 0) return undefined
  const fileNumber = state.files.length - 1
  const positionOf = (at: Parameters<Facts['place']>[0]): Position | undefined => {
    const { line, column, endLine, endColumn } = facts.place(at)
    if (line === undefined || column === undefined) return node.position
    const position = { start: { line, column }, end: { line: endLine ?? line, column: endColumn ?? column } }
    moveToFile(position, fileNumber)
    return position
  }
  return factsMarkdown({
    columns,
    rows,
    anchors: prop('anchors') !== undefined,
    state,
    parse,
    positionOf,
    node,
  })
}

/** The data file; its own mistakes are reported in it, once for all pages. */
function load(name: string, at: Node, state: PageState): Facts | undefined {
  const { content, reads } = state.settings
  const file = content.data.get(name)
  if (file === undefined) {
    const nearest = nearestName(name, content.data.keys())
    report(state, {
      code: 'facts-missing',
      at,
      what: `there is no data file \`${name}\``,
      fix: nearest ? `use \`${nearest}\`, or create data/${name}.yaml` : `create data/${name}.yaml`,
    })
    return undefined
  }
  state.dependencies.add(file)
  state.files.push(placeIn(content, file).file)
  state.sources.push(reads.text(join(content.root, file)) ?? '')
  const { facts, diagnostics } = readFacts(reads, content, file)
  state.diagnostics.push(...diagnostics)
  return facts
}

type Prop = { value: string; at: Node } | undefined

function chooseColumns({ columns }: Facts, prop: Prop, state: PageState): FactColumn[] {
  if (!prop) return columns.filter(({ hidden }) => !hidden)
  return prop.value.split(',').flatMap((written) => {
    const column = columns.find(({ name }) => name === written.trim())
    if (!column) reportColumn(columns, written.trim(), prop.at, state)
    return column ? [column] : []
  })
}

function chooseRows(facts: Facts, prop: Prop, state: PageState): FactRow[] {
  if (!prop) return facts.rows
  const { conditions, wrong } = parseWhere(prop.value)
  if (wrong !== undefined) {
    report(state, {
      code: 'component-prop-invalid',
      at: prop.at,
      what: `\`where\` of \`<Facts>\` contains \`${wrong}\`, which is not a condition`,
      fix: 'write `column=value`, with `|` between values and `;` between conditions',
    })
    return facts.rows
  }
  const known = conditions.filter(({ column }) => {
    const isKnown = facts.columns.some(({ name }) => name === column)
    if (!isKnown) reportColumn(facts.columns, column, prop.at, state)
    return isKnown
  })
  const areReported = known.map((condition) => reportValues(facts, condition, prop.at, state)).includes(true)
  const rows = selectRows(facts, known)
  if (rows.length === 0 && !areReported) {
    const fix = 'loosen the conditions, or add the row to the data file'
    report(state, { code: 'facts-empty', at: prop.at, what: `no row matches \`${prop.value}\``, fix })
  }
  return rows
}

/** Whether there was something to report. */
function reportValues(facts: Facts, { column, values }: Condition, at: Node, state: PageState): boolean {
  const known = valuesIn(facts, column)
  const unknown = values.filter((value) => !known.has(value))
  for (const value of unknown) {
    const nearest = nearestName(value, known)
    report(state, {
      code: 'facts-empty',
      at: findInSource(at.position, value, state.sources),
      what: `no row has \`${value}\` as \`${column}\``,
      fix: nearest ? `use \`${nearest}\`` : `use one of ${[...known].slice(0, 8).join(', ')}`,
    })
  }
  return unknown.length > 0
}

function reportColumn(columns: readonly FactColumn[], name: string, at: Node, state: PageState): void {
  const names = columns.map((column) => column.name)
  const nearest = nearestName(name, names)
  report(state, {
    code: 'facts-column-unknown',
    at: findInSource(at.position, name, state.sources),
    what: `the table has no column \`${name}\``,
    fix: nearest ? `use \`${nearest}\`` : `use one of ${names.join(', ')}`,
  })
}

function isFacts(node: Node): node is Component {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (node as Component).name === 'Facts'
  )
}
