// The difference between two texts by words: kept, removed and added. Pure.

export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this many differing words a change is shown as a rewrite. */
const MAX_DISTANCE = 2000

/** The parts in order; joined, `same` and `removed` are the old text, `same` and `added` the new one. */
export function wordDifference(before: string, after: string): Part[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const parts: Part[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    { kind: 'same', text: end === 0 ? '' : old.slice(-end).join('') },
  ]
  return joined(parts)
}

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

/** The shortest edit script, found greedily by its length (Myers 1986), and walked back. */
function middle(old: string[], now: string[]): Part[] {
  const steps: Map<number, number>[] = []
  let furthest = new Map<number, number>([[1, 0]])
  for (let distance = 0; distance <= Math.min(old.length + now.length, MAX_DISTANCE); distance++) {
    steps.push(new Map(furthest))
    const next = new Map(furthest)
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = comesFromAbove(furthest, diagonal, distance)
        ? (furthest.get(diagonal + 1) ?? 0)
        : (furthest.get(diagonal - 1) ?? 0) + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++
      next.set(diagonal, x)
      if (x >= old.length && x - diagonal >= now.length) return walkBack(steps, old, now)
    }
    furthest = next
  }
  return [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: now.join('') },
  ]
}

/** Whether the best path to a diagonal adds a word rather than removing one. */
function comesFromAbove(furthest: Map<number, number>, diagonal: number, distance: number): boolean {
  if (diagonal === -distance) return true
  return diagonal !== distance && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1)
}

function walkBack(steps: Map<number, number>[], old: string[], now: string[]): Part[] {
  const parts: Part[] = []
  let [x, y] = [old.length, now.length]
  for (let distance = steps.length - 1; distance >= 0; distance--) {
    const furthest = steps[distance]!
    const isAdded = comesFromAbove(furthest, x - y, distance)
    const from = x - y + (isAdded ? 1 : -1)
    const fromX = distance === 0 ? 0 : (furthest.get(from) ?? 0)
    const fromY = distance === 0 ? 0 : fromX - from
    // Start of the run of equal words that ends here.
    const edgeX = distance === 0 || isAdded ? fromX : fromX + 1
    if (x > edgeX) parts.unshift({ kind: 'same', text: old.slice(edgeX, x).join('') })
    if (distance > 0) {
      parts.unshift(
        isAdded ? { kind: 'added', text: now[fromY] ?? '' } : { kind: 'removed', text: old[fromX] ?? '' },
      )
    }
    ;[x, y] = [fromX, fromY]
  }
  return parts
}

/** Merges neighbours of the same kind. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts.filter(({ text }) => text !== '')) {
    const last = result.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
