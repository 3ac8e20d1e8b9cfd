// What entries score for a part of a query: a number for each entry that was found, and which those are.

export class Scores {
  /** Entries found, in the order of their finding. */
  readonly ids: number[] = []
  /** By entry; 0 for one that was not found. */
  readonly values: Float64Array

  /** `size` is above every entry's number. */
  constructor(size: number) {
    this.values = new Float64Array(size)
  }

  /** Scores are above 0. */
  add(id: number, score: number): void {
    if (this.values[id] === 0) this.ids.push(id)
    this.values[id]! += score
  }

  keepBest(id: number, score: number): void {
    const earlier = this.values[id]!
    if (earlier === 0) this.ids.push(id)
    if (score > earlier) this.values[id] = score
  }

  keepBestOf({ ids, values }: Scores, factor: number): void {
    for (const id of ids) this.keepBest(id, values[id]! * factor)
  }
}

/** Entries that all of them hold, with the mean of their scores. */
export function inAll(all: readonly Scores[], size: number): Scores {
  const [first, ...rest] = all
  if (!first) return new Scores(size)
  if (rest.length === 0) return first
  const common = new Scores(size)
  for (const id of first.ids) {
    if (!rest.every(({ values }) => values[id]! > 0)) continue
    common.add(id, rest.reduce((sum, { values }) => sum + values[id]!, first.values[id]!) / all.length)
  }
  return common
}
