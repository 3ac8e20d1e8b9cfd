// Prints a style's decisions about words and names as Markdown, for authors.

import { shownPhrase } from './phrase-pattern.ts'
import type { Style, WordRule } from './style.ts'

/** A table of words, the forbidden words, and the names of recurring sections and columns. */
export function wordList({ words, sections, columns }: Style): string {
  const blocks = [
    table(
      ['Write', 'For', 'Do not write'],
      words.filter(isListed).map((rule) => [nameOf(rule), rule.for ?? '', wrongWords(rule)]),
    ),
    leftOut(words),
    table(
      ['Section or column', 'Not'],
      [...sections, ...columns].map(({ write, not, ...rule }) => [
        write + ('beside' in rule && rule.beside !== undefined ? `, beside “${rule.beside}”` : ''),
        shown(not).join(', '),
      ]),
    ),
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Rules that consist of patterns only serve the check: readers of the list learn nothing from them. */
function isListed(rule: WordRule): boolean {
  const isReplaced = rule.write !== undefined || rule.advice !== undefined
  return isReplaced && (rule.unchecked.length > 0 || shown(rule.not).length > 0)
}

function nameOf({ write, advice }: WordRule): string {
  return write ?? advice ?? ''
}

function wrongWords({ not, unchecked }: WordRule): string {
  return [...shown(not), ...unchecked.map((word) => `_${word}_`)].join(', ')
}

function leftOut(words: readonly WordRule[]): string {
  const empty = words.filter(({ write, advice }) => write === undefined && advice === undefined)
  const list = empty.flatMap(({ not }) => shown(not))
  return list.length === 0 ? '' : `Omitted, because they add nothing: ${list.join(', ')}.`
}

function shown(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => shownPhrase(phrase) ?? [])
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const rule = head.map(() => '---')
  return [head, rule, ...rows]
    .map((cells) =>
      `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll('|  |', '| |'),
    )
    .join('\n')
}
