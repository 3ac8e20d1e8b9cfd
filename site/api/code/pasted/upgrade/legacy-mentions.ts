// Finds where a script mentions a renamed method of a legacy package, called or not: `client['tokens']['retrieve']`,
// `ids.map(client.tokens.retrieve)`, `const { retrieve } = client.tokens`, `stub(client.tokens, 'retrieve')`.

import type { Tree } from '@lezer/common'
import type { Upgrades } from '../check-data.ts'

interface LegacyMention {
  /** Where the method's name begins. */
  at: number
  call: string
  now: string
  note: string
}

/** Around a name in brackets: `['tokens']`. */
const QUOTE = '[\'"`]?'
/** Of a destructuring pattern, before and after the name: without an end, looking around each name is quadratic. */
const PATTERN = '[^{}]{0,600}'
const CLOSE = `${QUOTE}\\s*\\]?\\s*`

export function legacyMentions(code: string, tree: Tree, rows: Upgrades['calls']): LegacyMention[] {
  return rows.flatMap(({ legacy, now, note }): LegacyMention[] => {
    const names = legacy.split('.')
    const [group, method] = [names.at(-2), names.at(-1)!]
    // A name without a group may be unrelated.
    if (now === legacy || group === undefined) return []
    const reached = new RegExp(
      String.raw`(?<=(?<![\w$])${group}${CLOSE}(?:\??\.|\??\.?\[|,(?=\s*['"]))\s*${QUOTE})${method}(?![\w$])`,
      'g',
    )
    const taken = new RegExp(
      String.raw`(?<=\{(?:${PATTERN}[\s,])?)${method}(?=${PATTERN}\}\s*=[^;\n]{0,300}(?<![\w$])${group}\s*(?:[;\n]|$))`,
      'g',
    )
    return [...code.matchAll(reached), ...code.matchAll(taken)].flatMap(({ index }) =>
      isCode(index, method) ? { at: index, call: legacy, now, note } : [],
    )
  })

  /** Neither a comment nor part of a longer text. */
  function isCode(at: number, method: string): boolean {
    const { name, from, to } = tree.resolveInner(at, 1)
    if (name.endsWith('Comment')) return false
    return !name.endsWith('String') || to - from === method.length + 2
  }
}
