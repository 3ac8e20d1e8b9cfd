// Placeholders: parts known only at run time, and a reader's own values in angle brackets.

/** Marks part of a string that is known only at run time, such as a shell variable. */
export const HOLE = '\uE000'

/** `<TOKEN_ID>`, `<token id>`: a value that the reader fills in. */
const PLACEHOLDER = /<[A-Za-z][^<>{}\n]*>/

/** True for text that stands for an unknown string. */
export function isPlaceholder(text: string): boolean {
  return text.includes(HOLE) || PLACEHOLDER.test(text)
}
