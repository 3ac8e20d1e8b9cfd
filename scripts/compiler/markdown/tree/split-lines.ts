// Splits highlighted code at line ends; a token over several lines becomes one per line.

import type { ElementContent } from 'hast'

/** The tokens of each line, without the line ends. */
export function splitLines(tokens: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const token of tokens) {
    const [first = [], ...others] = splitToken(token)
    lines.at(-1)!.push(...first)
    lines.push(...others)
  }
  return lines
}

function splitToken(token: ElementContent): ElementContent[][] {
  if (token.type === 'text') {
    return token.value.split('\n').map((value) => (value === '' ? [] : [{ type: 'text', value }]))
  }
  if (token.type !== 'element') return [[token]]
  return splitLines(token.children).map((children) => (children.length === 0 ? [] : [{ ...token, children }]))
}
