// Splits text into text and expressions, and reports the mistakes in each expression. Supports the platform's own
// operands, which Liquid lacks: `token: <id>`, `config: <name>` and a bare id.

import type { Template, Value } from 'liquidjs'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { messageOf } from '#site/model/message-of.ts'
import { filterNames, liquidEngine } from './liquid-engine.ts'

/** The start of an expression that names a resource of the platform. */
interface Operand {
  kind: (typeof RESOURCES)[number]
  /** Id or name. */
  id: string
}

export interface Expression {
  /** Between the braces. */
  source: string
  /** In the form that Liquid parses: a resource is the variable `resource`. */
  liquid: string
  operand?: Operand
}

export interface ExpressionProblem {
  /** The expression, braces included. */
  expression: string
  what: string
  fix: string
}

const RESOURCES = ['token', 'token_intent', 'apple_pay', 'google_pay', 'network_token', 'config'] as const
/** All variables that expressions may use. */
const VARIABLES = ['data', 'metadata', 'encrypted', 'proxy']
const NAMED = new RegExp(`^\\s*(${RESOURCES.join('|')})\\s*:\\s*([^\\s|]+)`)
const BARE_ID = /^\s*(<[^>]+>|\$\{?[A-Za-z_]+\}?|(?![\d.]+\s*(?:\||$))[A-Za-z0-9@_-][\w.@-]*)\s*(?=\||$)/
const EXPRESSION = /\{\{([\s\S]*?)\}\}/g

/** Text and expressions in turn. */
export function parseText(text: string): (string | Expression)[] {
  const parts: (string | Expression)[] = []
  let end = 0
  for (const match of text.matchAll(EXPRESSION)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push(readExpression(match[1] ?? ''))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

function readExpression(source: string): Expression {
  const [written, kind, id] = NAMED.exec(source) ?? []
  if (written !== undefined && id !== undefined)
    return {
      source,
      liquid: `resource${source.slice(written.length)}`,
      operand: { kind: kind as Operand['kind'], id },
    }
  const [bare, name = ''] = BARE_ID.exec(source) ?? []
  if (bare === undefined || !isTokenId(name)) return { source, liquid: source }
  return { source, liquid: `resource ${source.slice(bare.length)}`, operand: { kind: 'token', id: name } }
}

/** Ids have a placeholder's brackets, a hyphen or a digit; words alone are variables. */
function isTokenId(name: string): boolean {
  if (VARIABLES.includes(name.split('.')[0]!) || /^(?:true|false|nil|null|empty|blank)$/.test(name))
    return false
  return /^[<$]/.test(name) || /[-\d@]/.test(name)
}

/** Mistakes that prevent evaluation whatever the data. */
export function findProblems(text: string): ExpressionProblem[] {
  return parseText(text).flatMap((part) => {
    const problem = typeof part === 'string' ? undefined : problemOf(part)
    return problem ? [{ ...problem, expression: `{{${(part as Expression).source}}}` }] : []
  })
}

function problemOf({ source, liquid }: Expression): { what: string; fix: string } | undefined {
  if (source.trim() === '') return { what: 'names no value', fix: 'write `{{ value | filter }}`' }
  let template: Template | undefined
  try {
    ;[template] = liquidEngine.parse(`{{${liquid}}}`)
  } catch (error) {
    return syntaxProblem(messageOf(error))
  }
  const value = (template as { value?: Value } | undefined)?.value
  const operands = (value?.initial as { postfix?: unknown[] } | undefined)?.postfix?.length
  if (operands !== 1) return { what: 'begins with more than one value', fix: 'write `{{ value | filter }}`' }
  if (/\|\s*$/.test(liquid)) return { what: 'ends with a bar', fix: 'name a filter after it, or remove it' }
  const afterText = value?.filters.slice(0, -1).find(({ name }) => name === 'json_stringify')
  if (afterText)
    return { what: 'has a filter after `json_stringify`', fix: 'make `json_stringify` the last one' }
  const known = ['resource', ...VARIABLES]
  const unknown = liquidEngine.globalVariablesSync(`{{${liquid}}}`).find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const nearest = nearestName(unknown, VARIABLES)
  return {
    what: `names the variable \`${unknown}\`, which does not exist`,
    fix: nearest ? `use \`${nearest}\`` : `use ${VARIABLES.join(', ')} or the id of a token`,
  }
}

function syntaxProblem(message: string): { what: string; fix: string } {
  const filter = /undefined filter: ([\w-]+)/.exec(message)?.[1]
  if (filter === undefined) {
    const reason = message.replace(/, line:.*$/s, '')
    return {
      what: `is not an expression: ${reason}`,
      fix: 'write `{{ value | filter: argument, argument }}`',
    }
  }
  const nearest = nearestName(filter, filterNames())
  return {
    what: `names the filter \`${filter}\`, which does not exist`,
    fix: nearest ? `use \`${nearest}\`` : 'use a filter from /docs/expressions/filters',
  }
}
