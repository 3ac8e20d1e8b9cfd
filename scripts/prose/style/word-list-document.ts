// Prints the word list of style.yaml into the content folder's README.md, between two comments. A README without them has
// no list.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWorld } from '../../graph/world.ts'
import { contentPlace, placeIn } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readStyle, STYLE_FILE } from './read-style.ts'
import { wordList } from './word-list.ts'

const DOCUMENT = 'README.md'
const START = `<!-- words: printed from ${STYLE_FILE} by \`npm run check -- --write\` -->`
const END = '<!-- end of words -->'

interface Document {
  path: string
  text: string
  /** The expected text of the file. */
  wanted: string
}

/** Brings the list up to date. */
export function writeWordList(directory: string): void {
  const document = readDocument(directory)
  if (document && document.text !== document.wanted) writeFileSync(document.path, document.wanted)
}

/** Whether the list matches the style. */
export function checkWordList(directory: string): Diagnostic[] {
  const document = readDocument(directory)
  if (!document || document.text === document.wanted) return []
  const line = document.text.slice(0, document.text.indexOf(START)).split('\n').length
  return [
    {
      code: 'document-stale',
      severity: 'error',
      place: placeIn(contentPlace(directory), DOCUMENT, { line, column: 1 }),
      what: `the word list does not match ${STYLE_FILE}`,
      fix: 'run `npm run check -- --write`',
    },
  ]
}

function readDocument(directory: string): Document | undefined {
  const content = contentPlace(directory)
  const path = join(content.root, DOCUMENT)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const start = text.indexOf(START)
  const end = text.indexOf(END)
  if (start < 0 || end < start) return undefined
  const { style, diagnostics } = readStyle(createWorld(), content)
  // A faulty style is reported elsewhere, and must not empty the list.
  if (diagnostics.length > 0) return undefined
  const wanted = `${text.slice(0, start + START.length)}\n\n${wordList(style)}\n\n${text.slice(end)}`
  return { path, text, wanted }
}
