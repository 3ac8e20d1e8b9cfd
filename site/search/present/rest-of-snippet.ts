// The part of a snippet that a row shows below its heading: without the names that the heading already gives.

import { textOf, type TextPart } from './marked-text.ts'
import type { ShownResult } from './shown-result.ts'

/** Between the cells of a table row, and the facts of an operation. */
const BETWEEN = ' · '

export function restOfSnippet({
  section,
  snippet,
  operation,
}: Pick<ShownResult, 'section' | 'snippet' | 'operation'>): TextPart[] {
  const text = textOf(snippet)
  const names = [textOf(section), operation ? `${operation.method} ${operation.path}` : ''].filter(Boolean)
  let from = 0
  for (let name = next(); name !== undefined; name = next()) from += name.length + BETWEEN.length
  return after(snippet, from)

  function next(): string | undefined {
    return names.find((name) => text.startsWith(name + BETWEEN, from))
  }
}

function after(parts: readonly TextPart[], from: number): TextPart[] {
  let at = 0
  return parts.flatMap((part) => {
    const start = Math.max(0, from - at)
    at += part.text.length
    return start < part.text.length ? [{ ...part, text: part.text.slice(start) }] : []
  })
}
