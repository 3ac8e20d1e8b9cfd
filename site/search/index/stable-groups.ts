// Lists cut into groups at places that the items choose themselves: where an item changes, comes or goes, the groups
// beside it change and no others. So an edit publishes few values.

import { textHash } from './text-hash.ts'

interface Measure<Item> {
  /** What the item is known by, whatever it holds. */
  key: (item: Item) => string
  size: (item: Item) => number
}

/** Groups of about that size: of half of it at least, but for the last, and of twice as much at most where no item is larger. */
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

/** The likelier the larger the item; by its size's power of two, so that a small change of it changes nothing. */
function beginsGroup(key: string, size: number, about: number): boolean {
  return textHash(key) / 2 ** 32 < (2 * 2 ** Math.round(Math.log2(Math.max(1, size)))) / about
}
