// Finds expressions in code of any language, and decides which are literal: those that code assembles at run time are
// not.

import { findProblems, type ExpressionProblem } from './parse-text.ts'

/** Languages whose samples are text, with expressions as they are sent. */
const TEXT_LANGUAGES = new Set(['json', 'liquid', 'http', 'text', 'csv', 'xml', ''])
/** In text an expression may span several lines; in code, `{{` and `}}` on different lines are brackets. */
const IN_TEXT = /(.?)(\{\{[\s\S]*?\}\})/g
const IN_CODE = /(.?)(\{\{[^\n]*?\}\})/g
/** Parts of an expression that code fills in. */
const PUT_TOGETHER = /\$\{|\+|%s|%v|\{[a-z_]+\}(?!\})|…/i

/** The mistakes in a fence's expressions, except in signatures. */
export function findCodeProblems(language: string, code: string): ExpressionProblem[] {
  const isText = TEXT_LANGUAGES.has(language)
  return [...code.matchAll(isText ? IN_TEXT : IN_CODE)].flatMap(([, before = '', written = '']) => {
    // `style={{ … }}` of JSX and `map[string]T{{ … }}` of Go are not ours.
    if (!isText && (/[\w=\])>]/.test(before) || PUT_TOGETHER.test(written))) return []
    if (written.includes('…')) return []
    const problems = findProblems(written.replaceAll('\\"', '"'))
    const readable = isText ? problems : problems.filter(({ what }) => !what.startsWith('names the variable'))
    return readable.map((problem) => ({ ...problem, expression: written }))
  })
}
