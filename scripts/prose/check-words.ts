// The check of words: those that say nothing, those with another name here, voice, spelling, exclamation marks.

import { EMPTY_WORDS, SPELLING, TERMS, VOICE, type WordRule } from './word-rules.ts'
import type { ProseCode, ProseProblem, TextSpan } from './prose-problem.ts'

const GROUPS: [WordRule[], ProseCode][] = [
  [EMPTY_WORDS, 'prose-word'],
  [TERMS, 'prose-word'],
  [VOICE, 'prose-voice'],
  [SPELLING, 'prose-spelling'],
]
/** Names keep their spelling: reason phrases and flows of standards, headers, pages that SDKs name so, files. */
const NAMES =
  /[Aa]uthorization code|\bAuthorization\b|\bUnauthorized\b|\bInitialization\b|`[^`]*`|%[\w-]+%|\uE001[^\uE002]*\uE002|[\w/-]+\.[a-z]{2,6}\b/g
const EXCLAMATION = /(?<=[\p{L}\p{N}")’])!(?=\s|$|["”)])/gu
const ADDRESS = /(?:https?:\/\/|\/docs\/|\]\()[^\s)]*/g

export function checkWords({ text: written, start }: TextSpan): ProseProblem[] {
  const text = written.replaceAll(ADDRESS, blank).replaceAll(NAMES, blank)
  const problems: ProseProblem[] = []
  for (const [rules, code] of GROUPS) {
    for (const { pattern, instead } of rules) {
      for (const match of text.matchAll(pattern)) {
        // A cell that holds the word alone shows it as a name.
        if (rules === TERMS && match[0] === text.trim()) continue
        const fix = instead === undefined ? undefined : replacement(match, instead)
        problems.push({
          code,
          start: start + match.index,
          end: start + match.index + match[0].length,
          what: `the text says “${match[0]}”`,
          fix: fix === undefined ? 'leave it out' : `write ${fix}`,
        })
      }
    }
  }
  for (const match of text.matchAll(EXCLAMATION)) {
    const at = start + match.index
    const fix = 'write a full stop'
    problems.push({
      code: 'prose-word',
      start: at,
      end: at + 1,
      what: 'the text has an exclamation mark',
      fix,
    })
  }
  return problems
}

/** The words to write, in quotes where they are no advice. */
function replacement(match: RegExpExecArray, instead: string): string {
  const filled = instead.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
  if (!instead.includes('$')) return /[“,]|^the /.test(instead) ? instead : `“${instead}”`
  const isUpper = /^\p{Lu}/u.test(match[0])
  return `“${isUpper ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled}”`
}

/** As long as what it stands for, so that places stay. */
function blank(text: string): string {
  return ' '.repeat(text.length)
}
