// The scores of entries for part of a query: one number per matching entry, and how much of it is due to the title.

export class Scores {
  /** Entries in the order found; their scores are at the same index. */
  readonly ids: number[] = []
  readonly values: number[] = []
  /** From 0 to 1: 0 if the title does not match. */
  readonly titles: number[] = []
  /** Made only for entries that are added again: those of a single term come in ascending order. */
  readonly #places = new Map<number, number>()
  #highest = -1

  get size(): number {
    return this.ids.length
  }

  /** Undefined for an entry that did not match. */
  placeOf(id: number): number | undefined {
    if (id > this.#highest) return undefined
    for (let place = this.#places.size; place < this.ids.length; place++)
      this.#places.set(this.ids[place]!, place)
    return this.#places.get(id)
  }

  /** Scores are above 0. */
  add(id: number, score: number, title: number): void {
    const place = this.#place(id)
    this.values[place]! += score
    if (title > this.titles[place]!) this.titles[place] = Math.min(1, title)
  }

  keepBest(id: number, score: number, title: number): void {
    const place = this.#place(id)
    if (score > this.values[place]!) this.values[place] = score
    if (title > this.titles[place]!) this.titles[place] = Math.min(1, title)
  }

  keepBestOf({ ids, values, titles }: Scores, factor: number): void {
    for (let at = 0; at < ids.length; at++)
      this.keepBest(ids[at]!, values[at]! * factor, titles[at]! * factor)
  }

  #place(id: number): number {
    const known = this.placeOf(id)
    if (known !== undefined) return known
    if (id > this.#highest) this.#highest = id
    this.values.push(0)
    this.titles.push(0)
    return this.ids.push(id) - 1
  }
}

/** Entries that match all of them, with the mean of their scores. */
export function inAll(all: readonly Scores[]): Scores {
  const [first, ...rest] = all
  if (!first) return new Scores()
  if (rest.length === 0) return first
  const common = new Scores()
  first.ids.forEach((id, at) => {
    let [value, title] = [first.values[at]!, first.titles[at]!]
    for (const scores of rest) {
      const place = scores.placeOf(id)
      if (place === undefined) return
      value += scores.values[place]!
      title += scores.titles[place]!
    }
    common.add(id, value / all.length, title / all.length)
  })
  return common
}
