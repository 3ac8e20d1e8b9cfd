// Code that is pasted with its Markdown fence.

import { codeLanguage } from '../languages/code-language.ts'

const FENCED = /^(\s*(`{3,}|~{3,})[ \t]*([\w#+-]*)[^\n]*\n)([^]*?)\n?[ \t]*\2\s*$/

/** The code on the lines that it had; its language is the fence's, if nobody named another. */
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
