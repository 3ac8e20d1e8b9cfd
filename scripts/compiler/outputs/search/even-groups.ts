// Divides a list into as few groups as their usual greatest size allows, about equally large.

/** The places of the items of each group, in order. Items are not divided, so that a group may be somewhat larger. */
export function evenGroups(sizes: readonly number[], most: number): number[][] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const count = Math.max(1, Math.ceil(total / most))
  const groups = new Map<number, number[]>()
  let before = 0
  sizes.forEach((size, at) => {
    const middle = (before + size / 2) / Math.max(1, total)
    const group = Math.min(count - 1, Math.floor(middle * count))
    groups.set(group, [...(groups.get(group) ?? []), at])
    before += size
  })
  return [...groups.values()]
}
