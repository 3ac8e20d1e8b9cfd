// The kinds of syntax tokens and their classes: one letter each, because a long guide contains thousands. Their colours
// are in site/styles/code.css.

export const tokenClasses = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  number: 'n',
  function: 'f',
  type: 't',
  property: 'p',
  plain: 'v',
  inserted: 'i',
  deleted: 'd',
  strong: 'b',
  emphasis: 'e',
} as const

export type TokenKind = keyof typeof tokenClasses
export type TokenClass = (typeof tokenClasses)[TokenKind]
