// Finds the ends of lists of types, `<string, object>`, whose brackets are also signs of comparison.

import type { Token } from './scan-tokens.ts'

/** The index of the token that ends `<string, object>`; the same index if no type list starts there. */
export function behindTypes(tokens: readonly Token[], index: number): number {
  let open = 0
  for (let at = index; at < Math.min(tokens.length, index + 30); at++) {
    const { text, kind } = tokens[at]!
    if (text === '<') open++
    else if (text === '>' && --open === 0) return at
    else if (kind !== 'name' && !/^[<>,.?[\]]$/.test(text)) return index
  }
  return index
}

/** The index before `<string, object>` if such a list ends at `index`. */
export function beforeTypes(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.text !== '>') return index
  let open = 0
  for (let at = index; at > Math.max(0, index - 30); at--) {
    const { text, kind } = tokens[at]!
    if (text === '>') open++
    else if (text === '<' && --open === 0) return at - 1
    else if (kind !== 'name' && !/^[<>,.?[\]]$/.test(text)) return index
  }
  return index
}
