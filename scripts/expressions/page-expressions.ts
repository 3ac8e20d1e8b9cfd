// Checks the expressions of one page: what its fences define, and whether the results it shows are correct. Independent
// of the tree: the plugin passes in fences and table rows in page order.

import { query } from 'json-p3'
import { messageOf } from '#site/model/message-of.ts'
import { isRecord } from '#site/model/is-record.ts'
import { evaluateText, type ExpressionContext } from './evaluate-text.ts'
import { compareJson, compareLines, compareResult, compareText, type PageProblem } from './check-results.ts'
import { parsed } from './compare-result.ts'
import { readFenceKeys, type FenceKeys } from './fence-keys.ts'
import { findProblems } from './parse-text.ts'

interface Fence {
  language: string
  code: string
  meta: string
}

interface ResultRow {
  expression: string
  /** Empty: the data of the page. */
  input: string
  shown: string
  /** Text beside the shown result. */
  note: string
}

const ROOT_PATH = /\{\{\s*(data|metadata)((?:\.[A-Za-z_][\w-]*)+)/g

export class PageExpressions {
  #context: ExpressionContext = { variables: {}, resources: {} }
  #previous: Fence | undefined
  #lastResource: { mask?: unknown } | undefined

  readFence(fence: Fence): PageProblem[] {
    const keys = readFenceKeys(fence.meta)
    const problems = this.#checkFence(fence, keys)
    this.#define(fence, keys)
    this.#previous = fence
    return problems
  }

  readRow({ expression: written, input, shown, note }: ResultRow): PageProblem[] {
    // In JSON an expression is inside quotes.
    const expression = /^".*"$/s.test(written) ? String(parsed(written) ?? written) : written
    if (findProblems(expression).length > 0) return []
    const context = input === '' ? this.#context : withInput(this.#context, expression, inputValue(input))
    if (expression.includes('{{') && input === '' && !('data' in context.variables)) {
      const fix = 'add a column `Input`, or mark the sample above that shows it: ```json data'
      return [{ code: 'expression-data-missing', find: shown, what: 'no data is known for this result', fix }]
    }
    return compareResult(() => evaluateText(expression, context), { shown, note, of: expression })
  }

  #define({ language, code }: Fence, keys: FenceKeys): void {
    const { variables, resources } = this.#context
    const value = language === 'json' ? parsed(code) : code
    if (keys.data === '') this.#context = { ...this.#context, variables: { ...variables, data: value } }
    if (!keys.token || !isRecord(value)) return
    const { data, metadata } = value
    this.#lastResource = value
    this.#context = {
      ...this.#context,
      variables: { ...variables, data, ...(metadata !== undefined && { metadata }) },
      resources: { ...resources, [keys.token]: value },
    }
  }

  #checkFence(fence: Fence, keys: FenceKeys): PageProblem[] {
    if (keys.with !== undefined && !isRecord(parsed(keys.with))) {
      const what = '`with` is not a JSON object'
      const fix = 'write `with=\'{"name": "value"}\'`; a quote inside a text is `\\\\"`'
      return [{ code: 'expression-data-missing', find: 'with=', what, fix }]
    }
    const context = this.#contextOf(keys)
    if (keys.result !== undefined) {
      const answer = { shown: keys.result, note: '', of: fence.code.trim() }
      return compareResult(() => evaluateText(fence.code.trim(), context), answer)
    }
    if (keys.evaluated === undefined) return []
    const isMask = keys.evaluated === 'mask'
    const path = keys.evaluated.startsWith('$') ? keys.evaluated : undefined
    if (!isMask && !path && keys.evaluated !== '') return compareText(keys.evaluated, fence.code, context)
    const source = isMask ? this.#lastResource?.mask : this.#previous?.code
    if (source === undefined) {
      const what = isMask ? 'no sample above shows a token with a mask' : 'no sample stands before this one'
      const fix = isMask ? 'mark it: ```json token="id"' : 'put the sample that is evaluated before it'
      return [{ code: 'expression-data-missing', find: 'evaluated', what, fix }]
    }
    if (fence.language !== 'json') return compareLines(String(source), fence.code, context)
    const whole = isMask ? source : parsed(String(source))
    const part = partAt(path ?? '$', whole)
    return 'missing' in part ? [part.missing] : compareJson(part.value, fence.code, context)
  }

  #contextOf(keys: FenceKeys): ExpressionContext {
    const { variables } = this.#context
    const own = keys.data ? { data: inputValue(keys.data) } : {}
    const further = keys.with === undefined ? {} : (parsed(keys.with) as Record<string, unknown>)
    const configuration = (further?.['config'] ?? this.#context.configuration) as Record<string, unknown>
    const resources = { ...this.#context.resources, ...(further?.['tokens'] as Record<string, unknown>) }
    return { resources, variables: { ...variables, ...own, ...further }, configuration }
  }
}

/** The part of a sample's JSON that a fence shows the result of. Without one, nothing would be compared. */
function partAt(path: string, whole: unknown): { value: unknown } | { missing: PageProblem } {
  const missing = (what: string, fix: string): { missing: PageProblem } => ({
    missing: { code: 'expression-data-missing', find: 'evaluated', what, fix },
  })
  if (whole === undefined)
    return missing('the sample before this one is not JSON', 'put the JSON that is evaluated before it')
  try {
    const [value] = query(path, whole as never).values()
    if (value !== undefined) return { value }
    return missing(`the sample before this one has nothing at \`${path}\``, 'correct the path')
  } catch (error) {
    return missing(
      `\`${path}\` is not a JSONPath: ${messageOf(error)}`,
      'write a path such as `$.data.number`',
    )
  }
}

/** JSON where it looks like JSON; digits are text, as in a card number. */
function inputValue(text: string): unknown {
  if (!/^(?:[[{"]|(?:null|true|false)$)/.test(text)) return text
  return parsed(text) ?? (text === 'null' ? null : text)
}

/** The input is `data`, or the property that the expression names: `{{ data.number | … }}`. */
function withInput(context: ExpressionContext, expression: string, input: unknown): ExpressionContext {
  const isWhole = typeof input === 'object' && input !== null
  const paths = [...expression.matchAll(ROOT_PATH)]
  if (isWhole || paths.length === 0) return { ...context, variables: { ...context.variables, data: input } }
  const variables: Record<string, unknown> = { ...context.variables }
  for (const [, root = '', path = ''] of paths) {
    const names = path.slice(1).split('.')
    variables[root] = names.reduceRight<unknown>((value, name) => ({ [name]: value }), input)
  }
  return { ...context, variables }
}
