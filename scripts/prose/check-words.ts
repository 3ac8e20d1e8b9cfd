// Finds words that the style replaces or forbids, in one piece of text.

import type { ProseProblem, TextSpan } from './prose-problem.ts'
import type { Replacement, Rules } from './style/rules.ts'

/**
 * Code, variables, heading ids, file names and link targets do not count as words. A file's name begins where a word does:
 * begun at each letter, a long one takes forever.
 */
const NAMES =
  /`[^`]*`|%[\w-]+%|\uE001[^\uE002]*\uE002|(?:https?:\/\/|\/docs\/|\]\()[^\s)]*|(?<![\w/-])[\w/-]+\.[a-z]{2,6}\b/g

export function checkWords({ text: written, start, isCell }: TextSpan, rules: Rules): ProseProblem[] {
  const text = written.replaceAll(NAMES, blank)
  return rules.replacements.flatMap((rule): ProseProblem[] => {
    const { code, severity, pattern, unless } = rule
    // Most rules match nowhere, and what they except takes far longer to find.
    if (text.search(pattern) === -1) return []
    const searched = unless ? text.replaceAll(unless, blank) : text
    return [...searched.matchAll(pattern)].flatMap((match): ProseProblem[] => {
      if (isCell && code === 'prose-word' && match[0] === text.trim()) return []
      const at = start + match.index
      const what = `the text says “${match[0].replaceAll(/\s+/g, ' ')}”`
      return [{ code, severity, start: at, end: at + match[0].length, what, fix: fixOf(rule, match) }]
    })
  })
}

function fixOf({ write, advice }: Replacement, match: RegExpExecArray): string {
  if (advice !== undefined) return `write ${advice}`
  if (write === undefined) return 'remove it'
  const filled = write.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
  const isUpper = /^\p{Lu}/u.test(match[0]) && write.includes('$')
  return `write “${isUpper ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled}”`
}

/** As long as the text it replaces, so that positions stay the same. */
function blank(text: string): string {
  return ' '.repeat(text.length)
}
