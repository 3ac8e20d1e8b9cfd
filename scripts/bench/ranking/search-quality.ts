// Measures how often a search finds what a golden set expects.

import { reaches, type GoldenTask } from './golden-sets.ts'

/** URLs of the results for a query, best first. */
type UrlSearch = (query: string) => readonly string[]

export interface Quality {
  tasks: number
  /** Queries with a target in the first row, or in the first three. */
  first: number
  firstThree: number
  /** Mean reciprocal rank of the first target; 0 if none is among the first ten. */
  reciprocalRank: number
  missed: GoldenTask[]
}

const TOP = 3
const LOOKED_AT = 10

export function qualityOf(tasks: readonly GoldenTask[], searchUrls: UrlSearch): Quality {
  const ranks = tasks.map((task) => rankOf(task, searchUrls))
  return {
    tasks: tasks.length,
    first: ranks.filter((rank) => rank === 1).length,
    firstThree: ranks.filter((rank) => rank <= TOP).length,
    reciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank <= LOOKED_AT ? 1 / rank : 0), 0) / Math.max(1, tasks.length),
    missed: tasks.filter((_, at) => ranks[at]! > TOP),
  }
}

/** From 1; infinite if no result is a target. */
function rankOf({ query, targets }: GoldenTask, searchUrls: UrlSearch): number {
  const at = searchUrls(query).findIndex((url) => reaches(targets, url))
  return at < 0 ? Infinity : at + 1
}
