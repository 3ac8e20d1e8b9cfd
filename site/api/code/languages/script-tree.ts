// The whole syntax tree of JavaScript and TypeScript, for rewriting code; the readers see it without its punctuation.

import type { Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { parsedCode } from '../syntax/code-node.ts'
import type { CodeLanguage } from './code-language.ts'

const TYPED = parser.configure({ dialect: 'ts' })
const WITH_ELEMENTS = parser.configure({ dialect: 'ts jsx' })

/** Undefined for code nested too deeply to be parsed. */
export function scriptTree(code: string, language: CodeLanguage): Tree | undefined {
  return parsedCode(language === 'typescript' ? TYPED : WITH_ELEMENTS, code)
}
