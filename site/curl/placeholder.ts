// The texts that stand for others: pieces that only a run would know, and a reader's own values in angle brackets.

/** Marks a piece of a text that is known only when the code runs, a shell variable for example. */
export const HOLE = '\uE000'

/** `<TOKEN_ID>`, `<token id>`: the reader's own value. */
const PLACEHOLDER = /<[A-Za-z][^<>{}\n]*>/

/** True where a text stands for another one: it is a string, and no more is known of it. */
export function isPlaceholder(text: string): boolean {
  return text.includes(HOLE) || PLACEHOLDER.test(text)
}
