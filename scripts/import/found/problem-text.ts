// The printed list of what an import could not carry.

import { withoutSteering } from '../../terminal/without-steering.ts'
import { importReasons, type ImportProblem } from './import-problem.ts'

/** Problems that differ only in their place are one entry, with the other places below the first. */
export function problemsText(problems: readonly ImportProblem[]): string {
  const entries = Map.groupBy(problems, ({ kind, what, fix }) => JSON.stringify([kind, what, fix]))
  return withoutSteering([...entries.values()].map(entryText).join('\n\n'))
}

function entryText([first, ...others]: ImportProblem[]): string {
  const { kind, what, fix } = first!
  return [
    `${placeOf(first!)}  ${kind}`,
    `  what  ${what}`,
    `  why   ${importReasons[kind]}`,
    `  fix   ${fix}`,
    ...others.map((problem) => `  also  ${placeOf(problem)}`),
  ].join('\n')
}

const placeOf = ({ file, line, column }: ImportProblem): string => `${file}:${line}:${column}`

/** `component 12, link 3`, the most frequent first. */
export function problemCounts(problems: readonly ImportProblem[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of problems) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}
