// Decodes a source file; reports files that are not text, too large or empty.

import { isUtf8 } from 'node:buffer'
import { report, type PageState } from './page-state.ts'

/** A page of this size is forty times the longest page of a large site; its reader waits for seconds. */
const MAX_SOURCE_BYTES = 2_500_000
const MEGABYTE = 1_000_000

/** The source's text with `\n` line ends and without a byte order mark; empty when it cannot be compiled. */
export function readSourceText(bytes: Buffer, state: PageState): string {
  if (bytes.length > MAX_SOURCE_BYTES) {
    report(state, {
      code: 'source-too-large',
      what: `the file is ${(bytes.length / MEGABYTE).toFixed(1)} MB, and a page can be at most ${MAX_SOURCE_BYTES / MEGABYTE} MB`,
      fix: 'split the page',
    })
    return ''
  }
  if (bytes.includes(0)) {
    report(state, {
      code: 'source-not-text',
      what: 'the file contains binary data',
      fix: 'save it as UTF-8 text, or remove the file from the content folder',
    })
    return ''
  }
  if (!isUtf8(bytes)) {
    const { line, column } = invalidPlace(bytes)
    report(state, {
      code: 'source-not-text',
      at: { start: { line, column }, end: { line, column: column + 1 } },
      what: 'the file is not UTF-8',
      fix: 'save it as UTF-8',
    })
    return ''
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '') {
    report(state, {
      code: 'page-empty',
      what: 'the file is empty',
      fix: 'write the page, or delete the file',
    })
    return ''
  }
  return text.replaceAll(/\r\n?/g, '\n')
}

/** Line and column of the first byte that is not UTF-8. */
function invalidPlace(bytes: Buffer): { line: number; column: number } {
  const decoded = bytes.toString('utf8')
  const before = decoded.slice(0, decoded.indexOf('\uFFFD'))
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
