// What lines of a layered graph go between and past, whichever way the graph goes.

/** A point: `along` is the way that lines go, `beside` is at right angles to it. */
export interface Spot {
  along: number
  beside: number
}

/** What a node takes in both directions. */
export interface Stand {
  along: readonly [number, number]
  beside: readonly [number, number]
  /** How near to its corners a line may meet it. */
  inset: number
  /** Lines may also leave from the points at its sides. */
  pointed: boolean
}

/** What a line passes between its nodes: half of what words on it take in both directions. */
export interface Pass extends Spot {
  half: number
  reach: number
}

export interface Line {
  from: string
  to: string
  passes: readonly Pass[]
}
