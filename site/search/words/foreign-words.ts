// Reads the tables of words that others use for what this site calls differently.

const ARROW = ' -> '

/** Each word of theirs with ours, in the order of the tables. */
export function* foreignWords(
  tables: readonly string[],
): Generator<readonly [theirs: string, ours: readonly string[]]> {
  for (const table of tables) {
    for (const line of table.split('\n')) {
      const [theirs = '', ours] = line.split(ARROW)
      if (ours === undefined || line.startsWith('#')) continue
      const words = ours.split(', ')
      for (const word of theirs.split(', ')) yield [word, words]
    }
  }
}
