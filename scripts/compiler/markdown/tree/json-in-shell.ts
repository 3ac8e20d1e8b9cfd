// Marks the JSON that a shell command carries in quotes as JSON.
//
//   <span class="token string">'{"type": "card"}'</span>
//   <span class="token string">'</span><span class="token punctuation">{</span>…<span class="token string">'</span>

import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasClass } from './has-class.ts'

export function markJsonInShell(
  tokens: readonly ElementContent[],
  markJson: (text: string) => ElementContent[] | undefined,
): ElementContent[] {
  return tokens.flatMap((token): ElementContent[] => {
    if (token.type !== 'element' || !hasClass(token, 'string')) return [token]
    const text = toString(token)
    const inner = text.slice(1, -1)
    const marked =
      text.startsWith("'") && text.endsWith("'") && isJsonValue(inner) ? markJson(inner) : undefined
    if (!marked) return [token]
    const quote = (): ElementContent => ({ ...token, children: [{ type: 'text', value: "'" }] })
    return [quote(), ...marked, quote()]
  })
}

function isJsonValue(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
