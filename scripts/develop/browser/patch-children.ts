// Brings a part of the open document in line with what the server now sends, with the smallest change. Compares the two
// served versions, because scripts may have changed the live nodes in between.

/**
 * Makes the children of `live` those of `next`. `served` is the previous version; nodes that it shares with `next` at
 * both ends stay as they are, a single different one is patched inside, everything else is replaced.
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

/** Same tag and attributes: only the content differs. */
export function isSameElement(one: Node, other: Node): boolean {
  return one instanceof Element && other instanceof Element && one.cloneNode().isEqualNode(other.cloneNode())
}

const copy = (node: Node): Node => document.importNode(node, true)
