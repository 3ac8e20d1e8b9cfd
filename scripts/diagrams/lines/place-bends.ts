// Assigns tracks to the bends between two layers, in the order with the fewest crossings.

/** A change of lanes between two points of a line. */
export interface Bend {
  /** Its line, and the point before it. */
  key: string
  /** Its positions in the layers before and after. */
  from: number
  to: number
  /** Names the two layers it is between. */
  gap: string
  /** The range of `along` in which it may be placed. */
  room: readonly [number, number]
  /** Bends with the same owner share a track. */
  owner: string
}

interface Owner {
  bends: readonly Bend[]
  low: number
  high: number
}

const TRACK = 9

/** The position of each bend, by its key. */
export function placeBends(bends: readonly Bend[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const inGap of Map.groupBy(bends, ({ gap }) => gap).values()) {
    const owners = inOrder([...Map.groupBy(inGap, ({ owner }) => owner).values()].map(ownerOf))
    const tracks: number[] = []
    owners.forEach((owner, at) => {
      const before = owners.slice(0, at).map((other, index) => (meet(owner, other) ? tracks[index]! + 1 : 0))
      tracks.push(Math.max(0, ...before))
    })
    const start = Math.max(...inGap.map(({ room }) => room[0]))
    const end = Math.min(...inGap.map(({ room }) => room[1]))
    const count = Math.max(...tracks) + 1
    const step = Math.min(TRACK, (end - start) / (count + 1))
    owners.forEach((owner, at) => {
      const along = (start + end) / 2 + (tracks[at]! - (count - 1) / 2) * step
      for (const { key } of owner.bends) places.set(key, along)
    })
  }
  return places
}

function ownerOf(bends: readonly Bend[]): Owner {
  const ends = bends.flatMap(({ from, to }) => [from, to])
  return { bends, low: Math.min(...ends), high: Math.max(...ends) }
}

/** Inserts each bend where it crosses the others least: the shortest first, and as late as possible. */
function inOrder(owners: readonly Owner[]): Owner[] {
  const order: Owner[] = []
  for (const owner of [...owners].sort((a, b) => a.high - a.low - (b.high - b.low))) {
    const costs = Array.from({ length: order.length + 1 }, (_, place) =>
      order.reduce(
        (sum, other, at) => sum + (at < place ? crossings(other, owner) : crossings(owner, other)),
        0,
      ),
    )
    order.splice(costs.lastIndexOf(Math.min(...costs)), 0, owner)
  }
  return order
}

/** How often two owners' lines cross when the first has the earlier track. */
function crossings(first: Owner, second: Owner): number {
  const within = ({ low, high }: Owner, at: number): boolean => low < at && at < high
  return (
    first.bends.filter(({ to }) => within(second, to)).length +
    second.bends.filter(({ from }) => within(first, from)).length
  )
}

function meet(one: Owner, other: Owner): boolean {
  return one.low - TRACK < other.high && other.low - TRACK < one.high
}
