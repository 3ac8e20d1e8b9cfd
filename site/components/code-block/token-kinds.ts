// The kinds of tokens that code is coloured by, each with the class that marks it: one letter, because a long guide
// holds thousands of them. Their colours are in site/styles/code.css.

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
