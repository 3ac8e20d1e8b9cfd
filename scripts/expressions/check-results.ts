// Compares the results of expressions, samples and texts with what the page shows, and reports differences.

import { messageOf } from '#site/model/message-of.ts'
import { firstDifference, fitsResult, parsed, showValue } from './compare-result.ts'
import { evaluateJson, evaluateText, type ExpressionContext } from './evaluate-text.ts'

export interface PageProblem {
  code: 'expression-invalid' | 'expression-result-wrong' | 'expression-data-missing'
  /** The text that the diagnostic points at. */
  find: string
  what: string
  fix: string
}

interface ShownResult {
  shown: string
  note: string
  /** The expression. */
  of: string
}

export function compareResult(evaluate: () => unknown, { shown, note, of }: ShownResult): PageProblem[] {
  const code = 'expression-result-wrong'
  let value: unknown
  try {
    value = evaluate()
  } catch (error) {
    if (shown === '400') return []
    const reason = messageOf(error)
    return [
      { code, find: shown, what: `\`${of}\` fails: ${reason}`, fix: 'write `400`, or correct the example' },
    ]
  }
  if (fitsResult(value, shown, note)) return []
  const given = showValue(value)
  const what = `\`${of}\` gives \`${given}\`${typeNote(value, shown)}, but the page shows \`${shown}\``
  return [{ code, find: shown, what, fix: `write \`${given}\`` }]
}

function typeNote(value: unknown, shown: string): string {
  return showValue(value) === shown ? `, a ${typeof value}` : ''
}

export function compareJson(source: unknown, code: string, context: ExpressionContext): PageProblem[] {
  const shown = parsed(code)
  if (shown === undefined) return []
  let value: unknown
  try {
    value = evaluateJson(source, context)
  } catch (error) {
    return [failed('the sample before this one', messageOf(error), '{')]
  }
  const difference = firstDifference(value, shown)
  if (!difference) return []
  const { path, value: given } = difference
  const name = path === '' ? 'the result' : `\`${path}\``
  const gives = given === undefined ? 'is not in the result' : `is \`${JSON.stringify(given)}\``
  const written = difference.shown === undefined ? 'left out' : `\`${JSON.stringify(difference.shown)}\``
  return [
    {
      code: 'expression-result-wrong',
      find: `"${path.split('.').at(-1)}"`,
      what: `${name} ${gives}, but the page shows ${written}`,
      fix: given === undefined ? 'remove it' : `write \`${JSON.stringify(given)}\``,
    },
  ]
}

/** Every shown line is a line of the previous sample's result. */
export function compareLines(source: string, code: string, context: ExpressionContext): PageProblem[] {
  const lines = linesOf(source, context)
  if (typeof lines === 'string') return [failed('the sample before this one', lines, code.split('\n', 1)[0]!)]
  const wrong = code.split('\n').find((line) => !lines.includes(line))
  if (wrong === undefined) return []
  const what = `the sample before this one does not give \`${wrong}\``
  return [
    { code: 'expression-result-wrong', find: wrong, what, fix: `write lines of \`${lines.join(' ⏎ ')}\`` },
  ]
}

/** Every line of the result is in the sample. */
export function compareText(source: string, code: string, context: ExpressionContext): PageProblem[] {
  const lines = linesOf(source, context)
  if (typeof lines === 'string') return [failed(`\`${source}\``, lines, 'evaluated')]
  const missing = lines.find((line) => !code.split('\n').includes(line))
  if (missing === undefined) return []
  const name = missing.split(/[:=]/, 1)[0]!
  const what = `\`${source}\` gives \`${missing}\`, which is not a line of this sample`
  return [{ code: 'expression-result-wrong', find: name, what, fix: `write the line \`${missing}\`` }]
}

/** The lines of the result, or the reason why there is none. */
function linesOf(source: string, context: ExpressionContext): string[] | string {
  try {
    return String(evaluateText(source.trim(), context)).split('\n')
  } catch (error) {
    return messageOf(error)
  }
}

function failed(subject: string, reason: string, find: string): PageProblem {
  const what = `${subject} fails: ${reason}`
  return { code: 'expression-result-wrong', find, what, fix: 'correct the expression or its data' }
}
