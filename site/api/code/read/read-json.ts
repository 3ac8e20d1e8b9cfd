// Parses JSON text into a value with source locations.

import { parser } from '@lezer/json'
import { messageOf } from '../../../model/message-of.ts'
import { codeTree, type CodeNode } from '../syntax/code-node.ts'
import { spanFinder, within, type CodeSpan } from '../../../curl/code-span.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface SyntaxMistake extends CodeSpan {
  what: string
}

/** A string, the quotation mark of one that never closes, or how a comment opens. */
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|"|\/\/|\/\*/g
/** `Unexpected token } in JSON at position 12` */
const POSITION = /^(.+?)(?: in JSON)? at position (\d+)/

interface ReadJson {
  value?: SampleValue
  mistakes: SyntaxMistake[]
}

/** `origin` is the location of the text in the sample, for JSON embedded in other code. */
export function readJson(text: string, origin?: CodeSpan): ReadJson {
  const { root, unread } = codeTree(parser, text)
  const mistake = mistakeIn(text, unread[0])
  if (mistake) return { mistakes: [{ ...mistake, ...within(mistake, origin) }] }
  const value = root.children[0]
  return { ...(value && { value: valueOf(value, origin) }), mistakes: [] }
}

/** When the engine's own parser reports a position, it is more precise than the grammar's. */
function mistakeIn(text: string, unread: CodeSpan | undefined): SyntaxMistake | undefined {
  const message = problemOf(text)
  if (message === undefined) return undefined
  const spanBetween = spanFinder(text)
  const comment = firstComment(text)
  if (comment) return { ...spanBetween(comment.start, comment.end), what: 'JSON has no comments' }
  const [, what, offset] = POSITION.exec(message) ?? []
  if (what === undefined) return unnamedMistake(text, unread ?? spanBetween(0, text.length))
  const at = Math.min(Number(offset), text.length)
  const sentence = what.charAt(0).toLowerCase() + what.slice(1)
  const place = spanBetween(at, at)
  return { ...place, endColumn: place.column + 1, what: sentence.replaceAll(`'`, '`') }
}

/** The first closed comment outside strings. What never closes is no comment, and is searched for only once. */
function firstComment(text: string): { start: number; end: number } | undefined {
  let isClosed = true
  for (const { 0: found, index: start } of text.matchAll(STRING_OR_COMMENT)) {
    if (found === '"') return undefined
    if (found === '//') {
      const end = text.indexOf('\n', start)
      return { start, end: end === -1 ? text.length : end }
    }
    if (found !== '/*' || !isClosed) continue
    const end = text.indexOf('*/', start + 2)
    if (end !== -1) return { start, end: end + 2 }
    isClosed = false
  }
  return undefined
}

/** A mistake that the engine's parser gives no position of. */
function unnamedMistake(text: string, place: CodeSpan): SyntaxMistake {
  const line = text.split('\n')[place.row] ?? ''
  const written = line.slice(place.column, place.endRow > place.row ? undefined : place.endColumn)
  const shown = written.slice(0, 40).trim()
  return { ...place, what: shown === '' ? 'the text is not JSON' : `\`${shown}\` is not JSON` }
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function valueOf(node: CodeNode, origin: CodeSpan | undefined): SampleValue {
  const at = within(node.at, origin)
  switch (node.type) {
    case 'Object':
      return {
        kind: 'object',
        at,
        names: 'wire',
        open: false,
        fields: node.children.flatMap(({ children: [key, value] }) =>
          key && value
            ? [
                {
                  name: JSON.parse(key.text) as string,
                  at: within(key.at, origin),
                  value: valueOf(value, origin),
                },
              ]
            : [],
        ),
      }
    case 'Array':
      return { kind: 'array', at, open: false, items: node.children.map((item) => valueOf(item, origin)) }
    case 'String':
    case 'Number':
    case 'True':
    case 'False':
    case 'Null':
      return { kind: 'literal', at, value: JSON.parse(node.text) as string | number | boolean | null }
    default:
      return { kind: 'unknown', at }
  }
}
