// Parses what authors write after a code fence's language, and the highlight comments inside the code.

import { ANNOTATION_KEYS, EXPRESSION_KEYS, infoParts } from '#site/markdown/info-string.ts'

interface CodeFence {
  title?: string
  /** Name and description of a diagram. */
  name?: string
  alt?: string
  /** Highlighted lines, 1-based, sorted, after highlight comments are taken out. */
  lines: number[]
  lineNumbers: boolean
  /** The code without highlight comments. */
  code: string
  /** `operation="create-token"`, `nocheck="reason"` and anything else not meant for readers, as written. */
  rest: string
  /** The mistakes in it, in the author's terms, with the wrong text. */
  problems: { what: string; text: string }[]
}

const HIGHLIGHT =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

const CHECK_KEYS = new Set<string>([...ANNOTATION_KEYS, ...EXPRESSION_KEYS])

/** Reads the text after the language: `title="Request" {1,3-4} showLineNumbers nocheck="reason"`. */
export function parseCodeMeta(meta: string, code: string): CodeFence {
  const fence: CodeFence = { lines: [], lineNumbers: false, code, rest: '', problems: [] }
  const highlighted = takeHighlightComments(fence)
  const rest: string[] = []
  for (const { written, range, key, value } of infoParts(meta)) {
    if (range !== undefined) addRange(fence, highlighted, range)
    else if (key === 'title' || key === 'name' || key === 'alt') fence[key] = value ?? ''
    else if (key === 'showLineNumbers') fence.lineNumbers = value !== 'false'
    else if (key !== undefined && CHECK_KEYS.has(key)) rest.push(written)
    else {
      rest.push(written)
      fence.problems.push({
        text: written,
        what: `\`${written}\` after the language is not recognised`,
      })
    }
  }
  fence.rest = rest.join(' ')
  fence.lines = [...highlighted].sort((a, b) => a - b)
  return fence
}

function addRange(fence: CodeFence, highlighted: Set<number>, range: string): void {
  const count = fence.code.split('\n').length
  for (const part of range.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? []
    const from = Number(first)
    const to = Number(last)
    if (first === undefined || from < 1 || from > to || to > count) {
      const lines = count === 1 ? '1 line' : `${count} lines`
      fence.problems.push({
        text: `{${range}}`,
        what: `the highlighted lines \`{${range}}\` are outside the code, which has ${lines}`,
      })
      continue
    }
    for (let line = from; line <= to; line++) highlighted.add(line)
  }
}

/** Removes `// highlight-next-line`, `-start` and `-end` from the code and returns the lines they refer to. */
function takeHighlightComments(fence: CodeFence): Set<number> {
  const highlighted = new Set<number>()
  if (!fence.code.includes('highlight-')) return highlighted
  const kept: string[] = []
  let next = false
  let open = false
  for (const line of fence.code.split('\n')) {
    const word = HIGHLIGHT.exec(line)?.[1]
    if (word === 'next-line') next = true
    else if (word === 'start') open = true
    else if (word === 'end') open = false
    else {
      kept.push(line)
      if (next || open) highlighted.add(kept.length)
      next = false
    }
  }
  fence.code = kept.join('\n')
  return highlighted
}

/** A line that only highlights others and is not shown. */
export function isHighlightComment(line: string): boolean {
  return HIGHLIGHT.test(line)
}
