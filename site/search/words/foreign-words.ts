// Reads the tables of words that others use for what this site calls differently.

const ARROW = ' -> '

/** Each word of theirs with ours, as written in the tables and in their order. */
export function* foreignWords(tables: readonly string[]): Generator<readonly [theirs: string, ours: string]> {
  for (const table of tables) {
    for (const line of table.split('\n')) {
      const [theirs = '', ours] = line.split(ARROW)
      if (ours === undefined || line.startsWith('#')) continue
      for (const word of theirs.split(BETWEEN)) yield [word, ours]
    }
  }
}

/** Between the words of a list. */
export const BETWEEN = ', '
