// Checks the expressions in a page's tree: fences, tables and inline code, in the order of the page.

import type { Code, InlineCode, Root, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { report, type PageState } from '../../page/page-state.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'
import { findInSource } from '../../../content/source-place.ts'
import type { PageProblem } from '../../../expressions/check-results.ts'
import { findCodeProblems } from '../../../expressions/code-expressions.ts'
import { readFenceKeys } from '../../../expressions/fence-keys.ts'
import { PageExpressions } from '../../../expressions/page-expressions.ts'
import { findProblems } from '../../../expressions/parse-text.ts'

const HEADINGS = {
  expression: ['Expression', 'Mask', 'Index expression'],
  input: ['Input', 'Data'],
  result: ['Result', 'One possible result', 'Indexed text', 'Text that is digested', 'Finds'],
} as const

export function checkExpressions(tree: Root, state: PageState): void {
  const page = new PageExpressions()
  walkNodes(tree, (node) => {
    if (node.type === 'code') checkFence(node as Code, page, state)
    else if (node.type === 'table') checkTable(node as Table, page, state)
    else if (node.type === 'inlineCode') checkInlineCode(node as InlineCode, state)
  })
}

function checkFence(node: Code, page: PageExpressions, state: PageState): void {
  const meta = node.meta ?? ''
  const language = node.lang ?? ''
  if (language === 'mermaid') return
  const problems = page.readFence({ language, code: node.value, meta })
  for (const problem of problems) reportProblem(problem, node, state)
  if (readFenceKeys(meta).nocheck !== undefined || !node.value.includes('{{')) return
  for (const { expression, what, fix } of findCodeProblems(language, node.value))
    reportInvalid(expression, what, fix, node, state)
}

/** In prose `{{ … }}` and `{{ <id> }}` speak of expressions as such. */
function checkInlineCode(node: InlineCode, state: PageState): void {
  if (!node.value.includes('{{') || node.value.includes('…')) return
  for (const { expression, what, fix } of findProblems(node.value))
    reportInvalid(expression, what, fix, node, state)
}

function checkTable(table: Table, page: PageExpressions, state: PageState): void {
  const [head, ...rows] = table.children
  const titles = (head?.children ?? []).map((cell) => toString(cell).trim())
  const indexOf = (names: readonly string[]) => titles.findIndex((title) => names.includes(title))
  const [expression, input, result] = [HEADINGS.expression, HEADINGS.input, HEADINGS.result].map(indexOf)
  if (expression! < 0 || result! < 0) return
  for (const { children: cells } of rows) {
    const written = codeOf(cells[expression!])
    const shown = codeOf(cells[result!])
    if (written === undefined || shown === undefined || written.value.includes('<id>')) continue
    const inputCell = input! < 0 ? undefined : cells[input!]
    const row = {
      expression: written.value,
      input: codeOf(inputCell)?.value ?? '',
      shown: shown.value,
      note: toString(cells[result!]!).slice(shown.value.length),
    }
    const problems = page.readRow(row)
    for (const problem of problems) reportProblem(problem, shown, state)
    if (problems.some(({ code }) => code === 'expression-data-missing')) return
  }
}

function codeOf(cell: TableCell | undefined): InlineCode | undefined {
  return cell?.children.find((child): child is InlineCode => child.type === 'inlineCode')
}

function reportProblem({ code, find, what, fix }: PageProblem, node: Node, state: PageState): void {
  report(state, { code, at: findInSource(node.position, find, state.sources), what, fix })
}

function reportInvalid(expression: string, what: string, fix: string, node: Node, state: PageState): void {
  const inTable = expression.replaceAll('|', '\\|')
  const whole = findInSource(node.position, expression, state.sources)
  const at = whole === node.position ? findInSource(node.position, inTable, state.sources) : whole
  report(state, { code: 'expression-invalid', at, what: `\`${expression}\` ${what}`, fix })
}
