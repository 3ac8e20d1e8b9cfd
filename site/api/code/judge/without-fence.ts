// Removes the Markdown fences, and the words around them, from pasted code.

import { codeLanguage } from '../languages/code-language.ts'

const FENCE =
  /^[ \t]*(`{3,}|~{3,})[ \t]*([\w#+-]*)[^\n]*\n([^]*?)(?:\n[ \t]*\1[`~]*[ \t]*$|^[ \t]*\1[`~]*[ \t]*$)/gm

/** The code, on unchanged line numbers; its language is the first fence's unless another was given. */
export function withoutFence({ code, language }: { code: string; language?: string }): {
  code: string
  language?: string
} {
  const fences = [...code.matchAll(FENCE)]
  const info = fences[0]?.[2] ?? ''
  const named = language ?? (codeLanguage(info) && info)
  const given = { ...(named !== undefined && { language: named }) }
  if (fences.length === 0) return { code, ...(language !== undefined && { language }) }
  let text = ''
  let end = 0
  for (const { 0: whole, 2: of = '', 3: inner = '', index } of fences) {
    // Another language's code is none of the first's.
    if (codeLanguage(of) !== codeLanguage(info)) continue
    const start = index + whole.indexOf('\n') + 1
    text += code.slice(end, start).replaceAll(/[^\n]/g, '') + inner
    end = start + inner.length
  }
  return { code: text, ...given }
}
