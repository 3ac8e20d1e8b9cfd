// One regular expression for several, so that each form of a text can stand on a line of its own.

/** Matches what any of the patterns matches, tried in their order. Their own flags are ignored. */
export const anyOf = (patterns: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags)
