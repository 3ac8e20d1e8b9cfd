// Prints benchmark results as Markdown tables that can be pasted into docs/benchmarks.md.

export interface ResultRow {
  what: string
  measured: string
  goal?: string
  /** A figure to compare with, measured in the same run. */
  beside?: string
}

/** A Markdown table. The last column is omitted if no row has it. */
export function formatResults(rows: ResultRow[], besideTitle = 'Beside'): string {
  const withBeside = rows.some(({ beside }) => beside !== undefined)
  const head = ['What', 'Measured', 'Goal', ...(withBeside ? [besideTitle] : [])]
  const body = rows.map(({ what, measured, goal = '', beside = '' }) => [
    what,
    measured,
    goal,
    ...(withBeside ? [beside] : []),
  ])
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value below which the given share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
