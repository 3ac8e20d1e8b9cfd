// Cuts highlighted code in two; the token that the cut goes through becomes two.

import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'

/** `at`: how many characters the first part has. */
export function cutTokens(
  tokens: readonly ElementContent[],
  at: number,
): [before: ElementContent[], after: ElementContent[]] {
  const before: ElementContent[] = []
  const after: ElementContent[] = []
  let left = at
  for (const token of tokens) {
    const { length } = toString(token)
    if (left >= length) before.push(token)
    else if (left <= 0) after.push(token)
    else {
      const [start, end] = cutToken(token, left)
      before.push(...start)
      after.push(...end)
    }
    left -= length
  }
  return [before, after]
}

function cutToken(token: ElementContent, at: number): [before: ElementContent[], after: ElementContent[]] {
  if (token.type === 'text') {
    const part = (value: string): ElementContent[] => [{ type: 'text', value }]
    return [part(token.value.slice(0, at)), part(token.value.slice(at))]
  }
  if (token.type !== 'element') return [[token], []]
  const [before, after] = cutTokens(token.children, at)
  return [[{ ...token, children: before }], [{ ...token, children: after }]]
}
