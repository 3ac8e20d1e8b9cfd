// Evaluates expressions as the platform does: in text, and in every string of a JSON value.

import { liquidEngine } from './liquid-engine.ts'
import { FilterFailure } from './filter-input.ts'
import { parseText, type Expression } from './parse-text.ts'

export interface ExpressionContext {
  /** `data`, `metadata`, `proxy`, `encrypted`. */
  variables: Readonly<Record<string, unknown>>
  /** Tokens and other resources by their id, whole. */
  resources: Readonly<Record<string, unknown>>
  /** Values for `config:`. */
  configuration?: Readonly<Record<string, unknown>>
}

/**
 * The result, with its type if the text is a single expression. Throws FilterFailure where the platform responds with
 * 400.
 */
export function evaluateText(text: string, context: ExpressionContext): unknown {
  const parts = parseText(text)
  const [only] = parts
  if (parts.length === 1 && only !== undefined && typeof only !== 'string') return evaluate(only, context)
  return parts.map((part) => (typeof part === 'string' ? part : asText(evaluate(part, context)))).join('')
}

/** The JSON value with its expressions replaced by their results. */
export function evaluateJson(value: unknown, context: ExpressionContext): unknown {
  if (typeof value === 'string') return value.includes('{{') ? evaluateText(value, context) : value
  if (Array.isArray(value)) return value.map((item) => evaluateJson(item, context))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, evaluateJson(member, context)]),
  )
}

function evaluate(expression: Expression, context: ExpressionContext): unknown {
  const scope = { ...context.variables, resource: resourceOf(expression, context) }
  const result: unknown = liquidEngine.evalValueSync(expression.liquid, scope)
  if (Buffer.isBuffer(result))
    throw new FilterFailure('the result is bytes: end with `to_base64` or `to_base16`')
  return result === undefined ? null : result
}

/** A bare id is the token's data, `token: <id>` the whole token. */
function resourceOf({ source, operand }: Expression, context: ExpressionContext): unknown {
  if (!operand) return undefined
  const { kind, id } = operand
  const from = kind === 'config' ? context.configuration : context.resources
  if (!from || !Object.hasOwn(from, id)) throw new FilterFailure(`there is no ${kind} \`${id}\``)
  const isBare = kind === 'token' && !/^\s*token\s*:/.test(source)
  return isBare ? (from[id] as { data?: unknown }).data : from[id]
}

function asText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
