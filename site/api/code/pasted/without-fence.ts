// Removes the Markdown fences, and the words around them, from pasted code.

import { codeLanguage } from '../languages/code-language.ts'
import { detectLanguage } from './detect-language.ts'

const OPENING = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w#+-]*)/
/** Words in a row from a capital letter on, which no code begins a line with: `None of my calls work:` is not Python. */
const SENTENCE = /^\s*(?:[-*>#]+ )?[A-Z][\w'\u2019]*,?(?: [A-Za-z'\u2019-]+,?){2,}/

/** The code, on unchanged line numbers; its language is the first fence's unless another was given. */
export function withoutFence({ code, language }: { code: string; language?: string }): {
  code: string
  language?: string
} {
  const lines = code.split('\n')
  const fenced = fencedLines(lines)
  const first = fenced.findIndex((line) => line !== undefined)
  // A fence after code belongs to a string in that code.
  const isWithin = detectLanguage(withoutSentences(lines.slice(0, Math.max(0, first - 1)))) !== undefined
  const info = fenced[first]?.info ?? ''
  const named = language ?? (codeLanguage(info) && info)
  if (first < 0 || isWithin) return { code, ...(language !== undefined && { language }) }
  const text = fenced.map((line) =>
    // Only the fences in the language of the first one are checked together.
    line && codeLanguage(line.info) === codeLanguage(info) ? line.text : '',
  )
  return { code: text.join('\n'), ...(named !== undefined && { language: named }) }
}

const withoutSentences = (lines: readonly string[]): string =>
  lines.filter((line) => !SENTENCE.test(line.replaceAll(/`[^`]*`/g, 'it'))).join('\n')

/** The lines within closed fences, with what their fence says; undefined for any other line. */
function fencedLines(lines: readonly string[]): ({ text: string; info: string } | undefined)[] {
  const fenced: ({ text: string; info: string } | undefined)[] = lines.map(() => undefined)
  let open: { mark: string; info: string; row: number } | undefined
  for (const [row, line] of lines.entries()) {
    const trimmed = line.trim()
    if (!open) {
      const [, mark, info = ''] = OPENING.exec(line) ?? []
      if (mark !== undefined) open = { mark, info, row }
    } else if (trimmed.startsWith(open.mark) && /^[`~]+$/.test(trimmed)) {
      const { info } = open
      for (let at = open.row + 1; at < row; at++) fenced[at] = { text: lines[at]!, info }
      open = undefined
    }
  }
  return fenced
}
