// Random choices that repeat for the same seed.

export interface Random {
  /** From 0 up to `below`. */
  number(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (below: number): number => Math.floor(next() * below)
  return { number, pick: (items) => items[number(items.length)]! }
}
