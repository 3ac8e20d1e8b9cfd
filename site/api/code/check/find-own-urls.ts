// Finds URLs of the API in code of any language.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { HOLE } from '../../../curl/placeholder.ts'

/** Paths that follow the API's host in string literals. */
export function findOwnUrls(code: string, { server }: SampleContract): { path: string; at: CodeSpan }[] {
  const host = server.replaceAll('.', '\\.')
  const pattern = new RegExp(`(?<=["'\`])${host}(/[^"'\`\\s?#]*)`, 'g')
  return code.split('\n').flatMap((line, row) =>
    [...line.matchAll(pattern)].map(({ 0: whole, 1: path = '', index }) => {
      const column = index + whole.length - path.length
      const at = { row, column, endRow: row, endColumn: column + path.length }
      return { path: path.replaceAll(/\$?\{[^}]*\}|%[sdv]/g, HOLE), at }
    }),
  )
}
