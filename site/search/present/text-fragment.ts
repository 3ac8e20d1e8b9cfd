// Text fragment URLs (`#:~:text=`), for new tabs and for readers without JavaScript. The browser itself finds and
// highlights the words, even in collapsed content.

import { decodeOrKeep } from '../../model/decode-or-keep.ts'
import { textOf, type TextPart } from './marked-text.ts'
import type { ShownResult } from './shown-result.ts'

const DIRECTIVE = ':~:'
const MAX_TEXTS = 4
/** Minimum words of a phrase that stands in for text without matches. */
const FEWEST_WORDS = 3
const MOST_WORDS = 5
/** Signs that occur only in snippets, not on the page. */
const SIGNS = new Set(['…', '·'])
const SIGN = /(?:^|\s)[…·](?=\s|$)/
/** Separators within a name: browsers treat `card_number` as one word. */
const JOINED = /^[._\-/:'’]+$/

type Found = Pick<ShownResult, 'url' | 'title' | 'section' | 'snippet' | 'named'>

/**
 * The URL with a directive for the matching words and their neighbours, as a word alone might first occur in a menu.
 * Without a match it uses the text's first words; without text, the heading.
 */
export function withTextFragment({ url, title, section, snippet, named }: Found): string {
  const text = textOf(snippet)
  const heading = textOf(section.length > 0 ? section : title)
  const texts = marksOf(snippet)
    .map(({ start, end }) => textDirective(text, start, end, named === true))
    .filter((directive) => directive !== undefined)
  if (texts.length === 0) texts.push(`text=${encoded(firstWords(text, named === true) ?? heading)}`)
  return `${url}${url.includes('#') ? '' : '#'}${DIRECTIVE}${texts.slice(0, MAX_TEXTS).join('&')}`
}

/** Splits a URL into the URL without its text directive and the words. */
export function takeTextFragment(url: string): { url: string; words: string[] } {
  const [clean = '', directive = ''] = url.split(DIRECTIVE, 2)
  const texts = directive.matchAll(/text=(?:[^&,]*-,)?([^&,]+)/g)
  return {
    url: clean.replace(/#$/, ''),
    words: [...texts].flatMap(([, text = '']) => decodeOrKeep(text).toLowerCase()),
  }
}

interface Span {
  start: number
  end: number
}

function marksOf(parts: readonly TextPart[]): Span[] {
  const marks: Span[] = []
  let at = 0
  let joined = false
  for (const { text, mark } of parts) {
    const last = marks.at(-1)
    if (mark && last && joined) last.end = at + text.length
    else if (mark) marks.push({ start: at, end: at + text.length })
    joined = !mark && JOINED.test(text)
    at += text.length
  }
  return marks
}

/** A directive needs a neighbouring word, except for names, which menus never contain. */
function textDirective(text: string, start: number, end: number, named: boolean): string | undefined {
  const before = /(\S+)\s*$/.exec(text.slice(0, start))?.[1]
  const after = /^\s*(\S+)/.exec(text.slice(end))?.[1]
  const prefix = before && !SIGNS.has(before) ? `${encoded(before)}-,` : ''
  const suffix = after && !SIGNS.has(after) ? `,-${encoded(after)}` : ''
  if (prefix === '' && suffix === '' && !named) return undefined
  return `text=${prefix}${encoded(text.slice(start, end))}${suffix}`
}

/** Enough words not to occur in a menu. A name may be elsewhere in the section, away from its text. */
function firstWords(text: string, named: boolean): string | undefined {
  const runs = text.split(SIGN).map((run) => run.trim().split(/\s+/))
  const words = named ? undefined : runs.find(({ length }) => length >= FEWEST_WORDS)
  return words?.slice(0, MOST_WORDS).join(' ')
}

/** Dashes are syntax in a directive. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D')
