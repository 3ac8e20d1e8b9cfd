// Addresses that name words on their page (`#:~:text=`): for a tab that knows nothing else of the search, and for
// readers without scripts. The browser itself finds and marks them, also in what is folded.

import type { TextPart } from './marked-text.ts'

const DIRECTIVE = ':~:'
const MAX_TEXTS = 4
/** What stands in snippets and not on the page. */
const SIGNS = new Set(['…', '·'])
/** What holds a name together: `card_number` is one word to a browser. */
const JOINED = /^[._\-/:'’]+$/

/** The address with the marked words, each between its neighbours: alone it might be found in a menu first. */
export function withTextFragment(url: string, snippet: readonly TextPart[]): string {
  const texts = marksOf(snippet)
    .map(({ start, end }) => textDirective(snippet.map(({ text }) => text).join(''), start, end))
    .filter((directive) => directive !== undefined)
  if (texts.length === 0) return url
  return `${url}${url.includes('#') ? '' : '#'}${DIRECTIVE}${texts.slice(0, MAX_TEXTS).join('&')}`
}

/** The address without the words, and the words. */
export function takeTextFragment(url: string): { url: string; words: string[] } {
  const [clean = '', directive = ''] = url.split(DIRECTIVE, 2)
  const texts = directive.matchAll(/text=(?:[^&,]*-,)?([^&,]+)/g)
  return {
    url: clean.replace(/#$/, ''),
    words: [...texts].flatMap(([, text = '']) => decoded(text).toLowerCase()),
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

/** Without a neighbour there is no directive: the address of the section must do. */
function textDirective(text: string, start: number, end: number): string | undefined {
  const before = /(\S+)\s*$/.exec(text.slice(0, start))?.[1]
  const after = /^\s*(\S+)/.exec(text.slice(end))?.[1]
  const prefix = before && !SIGNS.has(before) ? `${encoded(before)}-,` : ''
  const suffix = after && !SIGNS.has(after) ? `,-${encoded(after)}` : ''
  if (prefix === '' && suffix === '') return undefined
  return `text=${prefix}${encoded(text.slice(start, end))}${suffix}`
}

/** Dashes have a meaning of their own in a directive. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
