// Content-defined chunking: splits lists at boundaries that the items themselves determine, so that a change affects
// only the groups around it. An edit thus publishes few values.

import { textHash } from './text-hash.ts'

interface Measure<Item> {
  /** Identifies the item, independently of its content. */
  key: (item: Item) => string
  size: (item: Item) => number
}

/**
 * Groups of about the given size: at least half of it, except the last, and at most twice, unless a single item is
 * larger.
 */
export function stableGroups<Item>(
  items: readonly Item[],
  { key, size }: Measure<Item>,
  about: number,
): Item[][] {
  const groups: Item[][] = []
  let length = 0
  for (const item of items) {
    const more = size(item)
    const last = groups.at(-1)
    if (!last || length + more > 2 * about || (2 * length >= about && beginsGroup(key(item), more, about))) {
      groups.push([item])
      length = more
    } else {
      last.push(item)
      length += more
    }
  }
  return groups
}

/** More likely for larger items; uses the size's power of two, so that small changes have no effect. */
function beginsGroup(key: string, size: number, about: number): boolean {
  return textHash(key) / 2 ** 32 < (2 * 2 ** Math.round(Math.log2(Math.max(1, size)))) / about
}
