// Finds what a piece of code makes by name, in the form of its language: `new Client(`, `Client(`, `Client.builder(`.

import { isScript, type CodeLanguage } from '../../languages/code-language.ts'
import type { TakenModule } from '../../read/read-taken.ts'

interface Made {
  name: string
  at: number
  /** The module that the name is taken from, where the call says so. */
  of?: string
}

export function madeIn(code: string, language: CodeLanguage, taken: readonly TakenModule[]): Made[] {
  if (language === 'go') return taken.flatMap((one) => madeInGo(code, one))
  return [...code.matchAll(formOf(language))].map((match) => ({
    name: match[1]!,
    at: match.indices![1]![0],
  }))
}

function formOf(language: CodeLanguage): RegExp {
  if (isScript(language) || language === 'csharp') return /(?<![\w$.])new\s+(\w+)\s*\(/dg
  if (language === 'java') return /(?<![\w.])(?:new\s+)?([A-Z]\w*)(?:\s*\.\s*builder)?\s*\(/dg
  if (language === 'kotlin') return /(?<![\w.])([A-Z]\w*)(?:\s*\.\s*builder)?\s*\(/dg
  return /(?<![\w.])([A-Z]\w*)\s*\(/dg
}

/** A variable may have the package's name, but no client has a method `New…`. */
function madeInGo(code: string, { alias, name: of }: TakenModule): Made[] {
  if (!of.includes('.') || !of.endsWith('/client')) return []
  const made = code.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.(New\w*)\(`, 'dg'))
  return Array.from(made, (match) => ({ name: match[1]!, at: match.indices![1]![0], of }))
}
