// A text too long for one value of the search, in pieces that are.

/** A value of the search may have ten times as much: an entry has more than its text. */
const MOST_CHARACTERS = 100_000

/** Joined by blanks they are the text; nearly always there is one. */
export function textPieces(text: string): [first: string, ...more: string[]] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > MOST_CHARACTERS) {
    const blank = text.lastIndexOf(' ', from + MOST_CHARACTERS)
    const to = blank > from ? blank : from + MOST_CHARACTERS
    pieces.push(text.slice(from, to))
    from = text[to] === ' ' ? to + 1 : to
  }
  const [first = text.slice(from), ...more] = pieces
  return pieces.length === 0 ? [first] : [first, ...more, text.slice(from)]
}
