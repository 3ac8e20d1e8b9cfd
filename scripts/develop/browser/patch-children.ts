// Makes the smallest change that brings a part of the open document in line with what the server now sends. Compares
// the two served versions, because scripts may have changed the live nodes in between.

/**
 * Makes the children of `live` those of `next`. `served` is what the server said before; nodes that it and `next`
 * share at both ends stay as they are, one that differs is entered, everything else is replaced.
 */
export function patchChildren(live: Element, served: Element | undefined, next: Element): void {
  const before = [...(served?.childNodes ?? [])]
  const after = [...next.childNodes]
  const living = [...live.childNodes]
  if (!served || living.length !== before.length) {
    live.replaceChildren(...after.map(copy))
    return
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start]!.isEqualNode(after[start]!)) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end)!.isEqualNode(after.at(-1 - end)!)) end++

  const replaced = living.slice(start, living.length - end)
  const added = after.slice(start, after.length - end)
  const [old] = before.slice(start, before.length - end)
  if (replaced.length === 1 && added.length === 1 && isSameElement(old!, added[0]!)) {
    return patchChildren(replaced[0] as Element, old as Element, added[0] as Element)
  }
  const place = living[living.length - end] ?? null
  for (const node of replaced) node.remove()
  for (const node of added) live.insertBefore(copy(node), place)
}

/** Same tag and attributes: only what is inside differs. */
export function isSameElement(one: Node, other: Node): boolean {
  return one instanceof Element && other instanceof Element && one.cloneNode().isEqualNode(other.cloneNode())
}

const copy = (node: Node): Node => document.importNode(node, true)
