// Addresses that name words on their page (`#:~:text=`): for a tab that knows nothing else of the search, and for
// readers without scripts. The browser itself finds and marks them, also in what is folded.

import { decodeOrKeep } from '../../model/decode-or-keep.ts'
import type { TextPart } from './marked-text.ts'
import type { ShownResult } from './shown-result.ts'

const DIRECTIVE = ':~:'
const MAX_TEXTS = 4
/** Of a phrase that stands for a text without marks. */
const FEWEST_WORDS = 3
const MOST_WORDS = 5
/** What stands in snippets and not on the page. */
const SIGNS = new Set(['…', '·'])
const SIGN = /(?:^|\s)[…·](?=\s|$)/
/** What holds a name together: `card_number` is one word to a browser. */
const JOINED = /^[._\-/:'’]+$/

type Found = Pick<ShownResult, 'url' | 'title' | 'section' | 'snippet' | 'named'>

/**
 * The address with the marked words, each between its neighbours: alone it might be found in a menu first. Where the
 * text holds no mark, with the words that it begins with; where there is no text, with the heading.
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

/** The address without the words, and the words. */
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

/** Without a neighbour there is no directive, but for names, which no menu holds. */
function textDirective(text: string, start: number, end: number, named: boolean): string | undefined {
  const before = /(\S+)\s*$/.exec(text.slice(0, start))?.[1]
  const after = /^\s*(\S+)/.exec(text.slice(end))?.[1]
  const prefix = before && !SIGNS.has(before) ? `${encoded(before)}-,` : ''
  const suffix = after && !SIGNS.has(after) ? `,-${encoded(after)}` : ''
  if (prefix === '' && suffix === '' && !named) return undefined
  return `text=${prefix}${encoded(text.slice(start, end))}${suffix}`
}

/** Enough of them that no menu holds them. A name may stand elsewhere in the section, away from its text. */
function firstWords(text: string, named: boolean): string | undefined {
  const runs = text.split(SIGN).map((run) => run.trim().split(/\s+/))
  const words = named ? undefined : runs.find(({ length }) => length >= FEWEST_WORDS)
  return words?.slice(0, MOST_WORDS).join(' ')
}

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

/** Dashes have a meaning of their own in a directive. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D')
