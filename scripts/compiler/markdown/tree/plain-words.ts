// Corrects TypeScript's grammar, which takes some words for types wherever they occur: a card has a `number`, too.
//
//   { number: number.current }    no type
//   (cents: number): string       two types

import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasClass } from './has-class.ts'

const LANGUAGES = new Set(['ts', 'tsx', 'typescript'])
const WORDS = /^(?:any|boolean|never|number|string|symbol|unknown)$/
/** Where a type is expected. */
const BEFORE_TYPE = /(?:[:<]|(?<!\|)\||(?<!&)&|=>|\b(?:as|is|extends)|\btype\s+\w+\s*=)\s*$/
/** A further argument of a type, and not one of a call. */
const ARGUMENT = /,\s*$/
const NOT_AFTER_TYPE = /^[.:(]/

/** The same tokens, without marks on words that are names. */
export function plainWords(tokens: readonly ElementContent[], language: string): ElementContent[] {
  if (!LANGUAGES.has(language)) return [...tokens]
  const code = tokens.map((token) => toString(token)).join('')
  let at = 0
  const plain = (token: ElementContent): ElementContent => {
    const text = toString(token)
    if (token.type !== 'element') {
      at += text.length
      return token
    }
    if (hasClass(token, 'builtin') && WORDS.test(text)) {
      const isType = standsForType(code.slice(0, at), code.slice(at + text.length))
      at += text.length
      return isType ? token : { type: 'text', value: text }
    }
    return { ...token, children: token.children.map(plain) }
  }
  return tokens.map(plain)
}

function standsForType(before: string, after: string): boolean {
  if (NOT_AFTER_TYPE.test(after)) return false
  return BEFORE_TYPE.test(before) || (ARGUMENT.test(before) && after.startsWith('>'))
}
