// What entries score for a part of a query: a number for each entry that was found, and how much of it is its title's.

export class Scores {
  /** By entry, in the order of their finding. */
  readonly values = new Map<number, number>()
  /** By entry, from 0 to 1; absent where the title does not hold it. */
  readonly titles = new Map<number, number>()

  get size(): number {
    return this.values.size
  }

  /** Scores are above 0. */
  add(id: number, score: number, title: number): void {
    this.values.set(id, (this.values.get(id) ?? 0) + score)
    this.#keepTitle(id, title)
  }

  keepBest(id: number, score: number, title: number): void {
    if (score > (this.values.get(id) ?? 0)) this.values.set(id, score)
    this.#keepTitle(id, title)
  }

  keepBestOf({ values, titles }: Scores, factor: number): void {
    for (const [id, score] of values) this.keepBest(id, score * factor, (titles.get(id) ?? 0) * factor)
  }

  #keepTitle(id: number, title: number): void {
    if (title > (this.titles.get(id) ?? 0)) this.titles.set(id, Math.min(1, title))
  }
}

/** Entries that all of them hold, with the mean of their scores. */
export function inAll(all: readonly Scores[]): Scores {
  const [first, ...rest] = all
  if (!first) return new Scores()
  if (rest.length === 0) return first
  const common = new Scores()
  for (const id of first.values.keys()) {
    if (!rest.every(({ values }) => values.has(id))) continue
    common.add(id, meanOf(all, id, 'values'), meanOf(all, id, 'titles'))
  }
  return common
}

const meanOf = (all: readonly Scores[], id: number, of: 'values' | 'titles'): number =>
  all.reduce((sum, scores) => sum + (scores[of].get(id) ?? 0), 0) / all.length
