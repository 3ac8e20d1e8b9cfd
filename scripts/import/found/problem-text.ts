// The printed list of what an import could not carry.

import { importReasons, type ImportProblem } from './import-problem.ts'

export function problemText({ kind, file, line, column, what, fix }: ImportProblem): string {
  return [
    `${file}:${line}:${column}  ${kind}`,
    `  what  ${what}`,
    `  why   ${importReasons[kind]}`,
    `  fix   ${fix}`,
  ].join('\n')
}

/** `component 12, link 3`, the most frequent first. */
export function problemCounts(problems: readonly ImportProblem[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of problems) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}
