// What counts as a word: letters and digits in a row, whatever is between them.

/** The words of a page. An operation stands first in its section on the page, and last in the Markdown. */
export interface PageWords {
  /** Outside of operations. */
  prose: string[]
  /** In the order of the page, without their samples. */
  operations: string[][]
}

/** Words in order; case counts, punctuation and spaces do not. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
