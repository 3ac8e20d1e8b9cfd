// Reads the tables of words that others use for what this site calls differently.

const LINE = /^([^#\n]+?) -> (.+)$/gm

/** Each word of theirs with ours, in the order of the tables. */
export function* foreignWords(
  tables: readonly string[],
): Generator<readonly [theirs: string, ours: readonly string[]]> {
  for (const table of tables) {
    for (const [, theirs = '', ours = ''] of table.matchAll(LINE)) {
      for (const word of theirs.split(', ')) yield [word, ours.split(', ')]
    }
  }
}
