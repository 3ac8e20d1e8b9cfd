// The geometry that the routing of lines works with, independent of the graph's direction.

/** A point: `along` is the direction of the lines, `beside` is at right angles to it. */
export interface Spot {
  along: number
  beside: number
}

/** A node's extent in both directions. */
export interface Stand {
  along: readonly [number, number]
  beside: readonly [number, number]
  /** How close to its corners a line may end. */
  inset: number
  /** Lines may also leave from the points at its sides. */
  pointed: boolean
}

/** A label on a line between its nodes: half its extent in both directions. */
export interface Pass extends Spot {
  half: number
  reach: number
}

export interface Line {
  from: string
  to: string
  passes: readonly Pass[]
}
