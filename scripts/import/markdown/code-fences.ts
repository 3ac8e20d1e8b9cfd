// Code fences: the words after the language, and marks inside the code, in the forms of all four engines.
//
//   ```js{1,3} [server.js]           ```js title="server.js" {1,3}
//   a() // [!code highlight]         marks the line

import type { Code } from 'mdast'
import { anyOf } from '#site/spelling/any-of.ts'
import { takeMagicComments } from './magic-comments.ts'
import type { AnyNode } from './nodes.ts'
import type { PageContext } from './page-context.ts'

/** What may follow the language. */
const PART = anyOf(
  [
    // `{1,3}`, `ins={2}`
    /(?:(?<rangeKey>[A-Za-z][\w-]*)=)?\{(?<range>[^}]*)\}/,
    // `title="server.js"`, `mark=/pattern/g`
    /(?<key>[A-Za-z][\w-]*)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>(?<=(?:^|\s)(?:ins|del|mark)=)\/(?:\\.|[^/\\])+\/\w*(?!\S)|\S+))/,
    /\[(?<label>[^\]]+)\]/,
    /(?<numbers>:line-numbers(?:=\d+)?)/,
    // Texts and patterns to mark.
    /"[^"]*"|'[^']*'|\/[^/\s]*\//,
    /(?<word>\S+)/,
  ],
  'g',
)
const MARKS = /\s*(?:\/\/|\/\*|<!--|#|--|;)\s*((?:\[!code\s+[^\]]+\]\s*)+)(?:\*\/|-->)?\s*$/
/** Lines that were inserted are marked too: what matters about them is that they are new. */
const LINE_KEYS = new Set([undefined, 'highlight', 'mark', 'ins'])
/** Words without an effect that a reader would miss. */
const SILENT = new Set(['wrap', 'copy', 'icon', 'theme', 'frame', 'lang', 'expandable', 'nocopy', 'noinline'])

interface Fence {
  title?: string
  words: string[]
  lines: Set<number>
  numbers: boolean
  lost: string[]
}

export function convertFence(node: Code, page: PageContext): AnyNode[] {
  const [, language = '', attached = ''] = /^((?![\w-]+=)[^\s{[:]*|)(.*)$/.exec(node.lang ?? '') ?? []
  const fence: Fence = { words: [], lines: new Set(), numbers: false, lost: [] }
  for (const part of `${attached} ${metaWords(node.meta ?? '', page)}`.matchAll(PART))
    readPart(part, fence, page)
  const value = withoutMagic(takeMarks(node.value, fence), fence, page)
  if (page.wordsAreTitle && fence.words.length > 0) fence.title ??= fence.words.join(' ')
  else fence.lost.push(...fence.words)
  for (const lost of fence.lost)
    page.report(
      node,
      'fence',
      `\`${lost}\` after the language was left out`,
      'nothing, unless readers need what it showed',
    )
  const meta = metaOf(fence, value)
  const lang = languageOf(language, node, page)
  return [{ ...node, lang, meta: meta === '' ? null : meta, value }]
}

/** VitePress finds a label anywhere, as in `Plain Text[.env]`; in a title of Mintlify, brackets are part of a name. */
function metaWords(meta: string, { wordsAreTitle }: PageContext): string {
  return wordsAreTitle ? meta : meta.replace(/(?<=\w)(?=\[[^\]]+\]$)/, ' ')
}

/** A fence without a language cannot have a title or keys. */
function languageOf(language: string, node: Code, page: PageContext): string {
  if (language === 'mermaid') {
    page.report(
      node,
      'diagram',
      'the diagram is shown as text',
      'write ```mermaid name="…" alt="…" and run `npm run diagrams`',
    )
    return 'text'
  }
  return language === '' ? 'text' : language
}

function readPart(part: RegExpExecArray, fence: Fence, page: PageContext): void {
  const [whole] = part
  const { rangeKey, range, key, double, single, bare, label, numbers, word } = part.groups!
  const value = double ?? single ?? bare
  if (range !== undefined) {
    if (LINE_KEYS.has(rangeKey) && /^[\d\s,-]*$/.test(range)) addLines(range, fence.lines)
    else if (rangeKey === 'showLineNumbers') fence.numbers = true
    else fence.lost.push(whole)
  } else if (key === 'title' || key === 'filename') fence.title = value ?? ''
  else if (label !== undefined) fence.title ??= label
  else if (numbers !== undefined || /^(?:showLineNumbers|lines|line-numbers)$/.test(word ?? key ?? ''))
    readNumbers(whole, value, fence)
  else if (SILENT.has((key ?? word ?? '').toLowerCase())) return
  else if (word !== undefined && (page.wordsAreTitle || word.length > 1)) fence.words.push(word)
  // Without its value, so that a setting that each sample has is listed once.
  else fence.lost.push(key === undefined ? whole : `${key}=…`)
}

/** Numbers here begin at 1. */
function readNumbers(whole: string, value: string | undefined, fence: Fence): void {
  fence.numbers = value !== 'false'
  const first = /=\{?"?(\d+)/.exec(whole)?.[1]
  if (first !== undefined && first !== '1') fence.lost.push(whole)
}

function addLines(range: string, lines: Set<number>): void {
  for (const part of range.split(',')) {
    const [first, last = first] = part.split('-').map((number) => Number.parseInt(number, 10))
    for (let line = first!; line <= last! && line < 10_000; line++) lines.add(line)
  }
}

/**
 * Docusaurus reads the comments only if no lines are named after the language. This engine reads both, so they go in any
 * case, and the named lines move up.
 */
function withoutMagic(code: string, fence: Fence, page: PageContext): string {
  const isNamed = fence.lines.size > 0
  if ((!page.magicComments && !isNamed) || !code.includes('highlight-')) return code
  const { value, lines, before } = takeMagicComments(code)
  const named = before.flatMap((line, index) => (fence.lines.has(line) ? index + 1 : []))
  fence.lines = new Set(isNamed ? named : lines)
  return value
}

/** Removes `// [!code …]` from the lines; highlights become line numbers of the fence. */
function takeMarks(code: string, fence: Fence): string {
  if (!code.includes('[!code')) return code
  return code
    .split('\n')
    .map((line, index) => {
      const marks = MARKS.exec(line)?.[1]
      if (marks === undefined) return line
      for (const [, mark = ''] of marks.matchAll(/\[!code\s+([^\]]+)\]/g)) {
        const [, kind, count = '1'] = /^(highlight|hl|focus)(?::(\d+))?$/.exec(mark) ?? []
        if (kind === undefined) fence.lost.push(`[!code ${mark}]`)
        else addLines(`${index + 1}-${index + Number(count)}`, fence.lines)
      }
      return line.replace(MARKS, '')
    })
    .join('\n')
}

function metaOf({ title, lines, numbers }: Fence, value: string): string {
  const count = value.split('\n').length
  const shown = [...lines].filter((line) => line >= 1 && line <= count).sort((a, b) => a - b)
  return [
    title && `title="${title.replaceAll('"', "'")}"`,
    shown.length > 0 && `{${shown.join(',')}}`,
    numbers && 'showLineNumbers',
  ]
    .filter(Boolean)
    .join(' ')
}
