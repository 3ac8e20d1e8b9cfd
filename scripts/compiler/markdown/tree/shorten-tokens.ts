// Maps Prism's dozens of token classes to the few kinds that have a colour. Tokens without one become plain text:
// brackets and operators, half of all tokens.
//
//   <span class="token literal-property property">id</span><span class="token operator">:</span>
//   <span class="p">id</span>:

import type { Element, ElementContent } from 'hast'
import { tokenClasses, type TokenClass, type TokenKind } from '#site/components/code-block/token-kinds.ts'

/** Of several kinds the last one counts. */
const GRAMMAR_CLASSES: [TokenKind, string][] = [
  ['comment', 'comment prolog doctype cdata'],
  ['keyword', 'keyword atrule important rule control-flow'],
  ['string', 'string char attr-value regex template-string url'],
  ['number', 'number boolean constant symbol null nil'],
  ['type', 'class-name builtin type namespace annotation decorator selector'],
  ['function', 'function function-variable method request-line shell-command'],
  ['property', 'property attr-name parameter key header-name tag'],
  ['plain', 'variable'],
  ['inserted', 'inserted'],
  ['deleted', 'deleted'],
  ['strong', 'bold'],
  ['emphasis', 'italic'],
]

const RANKS = new Map(
  GRAMMAR_CLASSES.flatMap(([kind, names], rank) => names.split(' ').map((name) => [name, { kind, rank }])),
)

export function shortenTokens(tokens: readonly ElementContent[], around?: TokenClass): ElementContent[] {
  return tokens.flatMap((token): ElementContent[] => {
    if (token.type !== 'element') return [token]
    const own = classOf(token)
    const children = shortenTokens(token.children, own ?? around)
    if (own === undefined || own === around || (own === tokenClasses.plain && around === undefined)) {
      return children
    }
    return [{ type: 'element', tagName: 'span', properties: { className: [own] }, children }]
  })
}

function classOf({ properties: { className } }: Element): TokenClass | undefined {
  const names = Array.isArray(className) ? className : []
  const found = names.flatMap((name) => RANKS.get(String(name)) ?? [])
  const last = found.toSorted((a, b) => a.rank - b.rank).at(-1)
  return last && tokenClasses[last.kind]
}
