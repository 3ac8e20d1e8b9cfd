// Why code is not read at all: its language, or its length.

import { CODE_LANGUAGES, MAX_CODE_CHARACTERS } from '../languages/code-language.ts'
import { foreignLanguage } from './foreign-language.ts'

const MAX_LINE_CHARACTERS = 2000
const READ_LANGUAGES = `Supported languages: ${CODE_LANGUAGES.join(', ')}.`

/** `language`: what the code is read as; `named`: the language that was given, supported or not. Undefined for code that can be read. */
export function whyUnread(code: string, language: string | undefined, named?: string): string | undefined {
  if (!language) {
    const foreign = foreignLanguage(code)
    return foreign === undefined && named === undefined
      ? `the language could not be detected. Specify it. ${READ_LANGUAGES}`
      : `${foreign ?? 'this language'} is not supported. ${READ_LANGUAGES}`
  }
  const isLong =
    code.length > MAX_CODE_CHARACTERS || code.split('\n').some((line) => line.length > MAX_LINE_CHARACTERS)
  if (!isLong) return undefined
  return `the limit is ${MAX_CODE_CHARACTERS} characters, with at most ${MAX_LINE_CHARACTERS} in a line. Check a part of it.`
}
