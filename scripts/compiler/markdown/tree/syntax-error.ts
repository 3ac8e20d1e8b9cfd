// Rewords the parser's messages about sources that cannot be parsed, for authors.

import { VFileMessage } from 'vfile-message'
import type { Position } from 'unist'
import { messageOf } from '#site/model/message-of.ts'
import { REPORT, report, type PageState } from '../../page/page-state.ts'
import { moveToFile, sourceLine } from '../../../content/source-place.ts'

/** Adds a diagnostic for what the MDX parser threw. `fileNumber`: which of the page's files it parsed. */
export function reportSyntaxError(error: unknown, state: PageState, fileNumber = 0): void {
  const { message, ruleId } = describe(error)
  if (isTooDeep(message)) {
    reportTooDeep(state)
    return
  }
  if (ruleId === undefined) {
    report(state, { code: 'bug', what: `the page could not be compiled: ${message}`, fix: REPORT })
    return
  }
  const at = positionOf(error) ?? positionIn(message) ?? structuredClone(FILE_START)
  moveToFile(at, fileNumber)
  if (message.includes('import/exports')) {
    report(state, {
      code: 'mdx-import',
      at,
      what: 'a line that begins with `import` or `export` is read as code',
      fix: 'start the line with another word',
    })
    return
  }
  if (ruleId === 'acorn' || /expression|acorn/i.test(message)) {
    report(state, {
      code: 'mdx-expression',
      at: bracesAround(at, state.sources),
      what: 'the content of the braces is not text',
      fix: 'format the text as `code`, or write \\{ for a literal brace',
    })
    return
  }
  report(state, { code: 'mdx-syntax', at, what: sentence(message), fix: fixFor(message) })
}

/** Parsers follow nesting with their call stack. */
export function isTooDeep(message: string): boolean {
  return message.includes('Maximum call stack size exceeded')
}

export function reportTooDeep(state: PageState): void {
  const what = 'the page nests lists, quotes or elements too deeply'
  report(state, { code: 'source-too-deep', what, fix: 'remove some levels: a page needs no more than a few' })
}

/** From the opening brace before the place that the parser stopped at, to the closing one. */
function bracesAround(at: Position, sources: readonly string[]): Position {
  const line = sourceLine(at.start.line, sources)
  const open = Math.max(line.lastIndexOf('{{', at.start.column), line.lastIndexOf('{', at.start.column) - 1)
  const start = line[open] === '{' ? open : open + 1
  if (line[start] !== '{') return at
  const close = /^\{+[^{}]*\}+/.exec(line.slice(start))?.[0].length ?? 1
  return {
    start: { line: at.start.line, column: start + 1 },
    end: { line: at.start.line, column: start + 1 + close },
  }
}

function describe(error: unknown): { message: string; ruleId: string | undefined } {
  const inner = error instanceof VFileMessage && error.cause instanceof Error ? error.cause : error
  if (inner instanceof VFileMessage) return { message: inner.reason, ruleId: inner.ruleId }
  return { message: messageOf(inner), ruleId: undefined }
}

function positionOf(error: unknown): Position | undefined {
  if (!(error instanceof VFileMessage)) return undefined
  const inner = error.cause instanceof VFileMessage ? error.cause : error
  const { place } = inner
  if (!place) return undefined
  const { start, end } = 'start' in place ? place : { start: place, end: place }
  return {
    start: { line: start.line, column: start.column },
    end: {
      line: end.line,
      column: end.line === start.line && end.column === start.column ? end.column + 1 : end.column,
    },
  }
}

const FILE_START: Position = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }
const PLACE_IN_MESSAGE = / \((\d+):(\d+)-(\d+):(\d+)\)/

/** A tag that is open at the end of the file has its place in the message alone. */
function positionIn(message: string): Position | undefined {
  const match = PLACE_IN_MESSAGE.exec(message)?.slice(1).map(Number)
  if (!match) return undefined
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match
  return { start: { line, column }, end: { line: endLine, column: endColumn } }
}

const NOTE = / \(note: to create [^,]+ in MDX, use `(.+)`\)$/

function sentence(message: string): string {
  const text = message
    .replace(/\s+/g, ' ')
    .replace(NOTE, '')
    .replace(/\.$/, '')
    .replace(PLACE_IN_MESSAGE, ', opened on line $1')
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** HTML that has no closing tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

function fixFor(message: string): string {
  const other = NOTE.exec(message)?.[1]
  if (other) return `write \`${other}\``
  const open = /closing tag for `<([^`>]+)>`/.exec(message)?.[1]
  if (open && VOID.test(open)) return `write it in Markdown, or \`\\<${open}>\` for the text`
  if (open) return `close it: \`</${open}>\`, or \`<${open} />\` if it is empty`
  if (/before name|in name|in closing tag/.test(message)) {
    return 'write `\\<` for a literal `<`, or put it in `code`'
  }
  return 'check the tags, quotes and braces here'
}
