// Checks that a column that many tables share has the same name in all of them.

import type { Table } from 'mdast'
import { walkNodes } from '../syntax/walk-tree.ts'
import type { ProseProblem, TextSpan } from './prose-problem.ts'
import type { Prose } from './read-prose.ts'
import type { Rules } from './style/rules.ts'

export function checkColumns({ tree, source }: Prose, rules: Rules): ProseProblem[] {
  const problems: ProseProblem[] = []
  walkNodes(tree, (node) => {
    if (node.type !== 'table') return
    const names = ((node as Table).children[0]?.children ?? []).flatMap((cell): TextSpan[] => {
      const start = cell.children[0]?.position?.start.offset
      const end = cell.children.at(-1)?.position?.end.offset
      return start === undefined || end === undefined ? [] : [{ text: source.slice(start, end), start }]
    })
    problems.push(...checkColumnNames(names, rules))
  })
  return problems
}

/** `names`: all columns of one table. */
export function checkColumnNames(names: readonly TextSpan[], { columns }: Rules): ProseProblem[] {
  return names.flatMap(({ text, start }): ProseProblem[] => {
    const rule = columns.find(
      ({ pattern, beside }) =>
        pattern.test(text) && (beside === undefined || names.some((other) => other.text === beside)),
    )
    if (!rule) return []
    const { code, severity, write } = rule
    const what = `the column is called “${text}”`
    return [
      {
        code,
        severity,
        start,
        end: start + text.length,
        what,
        fix: `name it “${write}”, as in other tables`,
      },
    ]
  })
}
