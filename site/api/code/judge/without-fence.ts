// Removes the Markdown fence from pasted code.

import { codeLanguage } from '../languages/code-language.ts'

const FENCED = /^(\s*(`{3,}|~{3,})[ \t]*([\w#+-]*)[^\n]*\n)([^]*?)\n?[ \t]*\2\s*$/

/** The code, on unchanged line numbers; its language is the fence's unless another was given. */
export function withoutFence({ code, language }: { code: string; language?: string }): {
  code: string
  language?: string
} {
  const [, opening, , info = '', inner] = FENCED.exec(code) ?? []
  if (opening === undefined || inner === undefined)
    return { code, ...(language !== undefined && { language }) }
  const named = language ?? (codeLanguage(info) && info)
  return { code: opening.replaceAll(/[^\n]/g, '') + inner, ...(named !== undefined && { language: named }) }
}
