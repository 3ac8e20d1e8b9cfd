// How benchmark results are printed: Markdown tables, so that docs/benchmarks.md can take them as they are.

export interface ResultRow {
  what: string
  measured: string
  goal?: string
  /** Another figure for comparison: taken in the same run, or recorded elsewhere. */
  beside?: string
}

/** A Markdown table. The last column is left out where no row has one. */
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

/** The percentile: that share of the values is below it. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
